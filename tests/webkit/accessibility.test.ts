import assert from 'node:assert/strict'
import { test } from 'node:test'
import axe from 'axe-core'
import { arabicSamples, desktop, pages, phone, sheetSamples, unknown } from '../quality/pages.ts'
import { fillIn, send, thanks } from './buyer.ts'
import { startVisit } from './visitor.ts'

const { visitor } = await startVisit()

async function expectNoBarriers() {
  await visitor.bring(axe.source)
  const found = await visitor.run(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run()
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`)
  })
  assert.deepEqual(found, [])
}

for (const [device, size] of Object.entries({ phone, desktop })) {
  for (const { path, name } of [...pages, ...sheetSamples, unknown, ...arabicSamples]) {
    test(`axe finds nothing on ${name}, on a ${device}`, async () => {
      await visitor.resize(size)
      await visitor.visit(path)
      await expectNoBarriers()
    })
  }

  test(`axe finds nothing on a form that was sent incomplete, on a ${device}`, async () => {
    await visitor.resize(size)
    await visitor.visit('/contact')
    await fillIn(visitor, { email: 'not an address' })
    await send(visitor)
    await expectNoBarriers()
  })

  test(`axe finds nothing on the thanks, on a ${device}`, async () => {
    await visitor.resize(size)
    await visitor.visit('/contact')
    await fillIn(visitor, {})
    // The panel would leave after three seconds: axe needs longer on a busy machine.
    await visitor.run(() => {
      const wait = window.setTimeout
      window.setTimeout = ((act: TimerHandler, delay?: number, ...rest: unknown[]) =>
        delay === 3000 ? 0 : wait(act, delay, ...rest)) as typeof window.setTimeout
    })
    await send(visitor)
    await visitor.until(thanks)
    await expectNoBarriers()
    assert.ok(await visitor.run(thanks))
  })
}

test('axe finds nothing on the open menu', async () => {
  await visitor.resize(phone)
  await visitor.visit('/products/fruits')
  await visitor.click('button', 'Menu')
  await visitor.until(() => document.querySelector('#menu')?.matches(':popover-open'))
  await expectNoBarriers()
})
