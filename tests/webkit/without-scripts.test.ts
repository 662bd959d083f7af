import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages, phone } from '../quality/pages.ts'
import { fillIn, rowsBy, send, thanks } from './buyer.ts'
import { readMain } from './read.ts'
import { startVisit } from './visitor.ts'

const { quay, visitor } = await startVisit({ scripts: false })
await visitor.resize(phone)

const isUntouched = () => !/Open now|Closed now/.test(document.querySelector('footer')?.textContent ?? '')

for (const { path, name } of pages) {
  test(`${name} is a complete page`, async () => {
    await visitor.open(path)
    await visitor.arrived(path)
    const parts = await visitor.run(readMain)
    assert.ok(parts.length >= 3 && parts.every((part) => part.words.length > 20), parts.map((part) => part.name).join())
    assert.equal(await visitor.run(isUntouched), true)
  })
}

test('the menu opens, closes and leads on', async () => {
  await visitor.open('/')
  await visitor.click('button', 'Menu')
  await visitor.until(() => document.querySelector('#menu')?.matches(':popover-open'))
  await visitor.click('button', 'Menu')
  await visitor.until(() => !document.querySelector('#menu')?.checkVisibility())
  await visitor.click('button', 'Menu')
  await visitor.click('#menu a', 'About Us')
  await visitor.arrived('/about')
})

test('the form is posted by the browser, stored once, and leads to the thanks', async () => {
  await visitor.open('/contact')
  await fillIn(visitor, { name: 'Without scripts' })
  await send(visitor)
  await visitor.arrived('/contact#thank-you')
  assert.match((await visitor.until(thanks)) ?? '', /Your inquiry has been submitted successfully/)
  assert.equal(await visitor.run(isUntouched), true)
  assert.equal(rowsBy(quay, 'Without scripts').length, 1)
})
