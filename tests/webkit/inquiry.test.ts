import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { storm } from '../faults/weather.ts'
import { arrives, becomes, fillIn, inquiry, outboxSize, rowsBy, send, thanks } from './buyer.ts'
import { startVisit } from './visitor.ts'

const { quay, visitor } = await startVisit()
afterEach(() => quay.change())

const promise = 'Your inquiry has been submitted successfully. Our sales team will contact you within 24 hours.'
const isEmpty = async () => (await visitor.run(outboxSize)) === 0

test('the form asks for name, company, email, phone and message', async () => {
  await visitor.visit('/contact')
  const fields = await visitor.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea):not([tabindex="-1"])')].map(
      ({ name, type, required }) => `${name}: ${type}${required ? ', required' : ''}`,
    ),
  )
  assert.deepEqual(fields, [
    'name: text, required',
    'company: text, required',
    'email: email, required',
    'phone: tel',
    'message: textarea, required',
  ])
})

test('the browser stops a form with a missing answer or a wrong email', async () => {
  await visitor.visit('/contact')
  for (const [field, answer] of [
    ['name', ''],
    ['company', ''],
    ['email', ''],
    ['email', 'layla at corner-bakery'],
    ['message', ''],
  ] as const) {
    await fillIn(visitor, { [field]: answer })
    await send(visitor)
    await visitor.until((name) => document.activeElement?.getAttribute('name') === name, field)
    const { valid, customError } = await visitor.run(() => {
      const { validity } = document.activeElement as HTMLInputElement
      return { valid: validity.valid, customError: validity.customError }
    })
    assert.deepEqual({ valid, customError }, { valid: false, customError: false })
    assert.equal(await visitor.run(thanks), null)
  }
  assert.equal(quay.crossings(), 0)
})

test('the thanks replace the form, give way to an empty one after three seconds, and one row is stored', async () => {
  await visitor.visit('/contact')
  await fillIn(visitor, {})
  await visitor.run(() => {
    const form = document.querySelector('main form') as HTMLFormElement
    new MutationObserver(() => {
      document.documentElement.dataset[form.checkVisibility() ? 'back' : 'gone'] ??= String(performance.now())
    }).observe(form.parentElement as Element, { attributeFilter: ['data-state'] })
    // A double click.
    const button = form.querySelector('button')
    button?.click()
    button?.click()
  })
  assert.ok((await visitor.until(thanks))?.includes(promise))
  const { gone, back } = await visitor.until(() => {
    const { gone, back } = document.documentElement.dataset
    return gone && back && { gone: Number(gone), back: Number(back) }
  })
  assert.ok(back - gone >= 2900, `${back - gone} ms`)
  const left = await visitor.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')]
      .map(({ value }) => value)
      .join(''),
  )
  assert.equal(left, '')
  await becomes(isEmpty, 'the outbox is empty')
  const [row, ...others] = rowsBy(quay, inquiry.name)
  assert.deepEqual(others, [])
  assert.equal(row?.company, inquiry.company)
  assert.equal(row?.email, inquiry.email)
  assert.equal(row?.phone, inquiry.phone)
  assert.equal(row?.message.replaceAll('\r\n', '\n'), inquiry.message)
})

test('an inquiry written while the server is out of reach arrives once when it is back', async () => {
  await visitor.visit('/contact')
  await fillIn(visitor, { name: 'Out of reach' })
  await quay.cut()
  await send(visitor)
  await visitor.until(() => document.querySelector('main')?.textContent?.includes('Saved on this device.'))
  assert.equal(await visitor.run(outboxSize), 1)
  await visitor.until(() => document.querySelector('main strong')?.textContent?.includes('is waiting to be sent'))
  await quay.restore()
  await becomes(isEmpty, 'the outbox is empty')
  assert.equal(rowsBy(quay, 'Out of reach').length, 1)
  await visitor.until(() => document.querySelector('main')?.textContent?.includes('It has been sent. Thank you.'))
})

test('the next visit sends what the last one could not, from any page', async () => {
  await visitor.visit('/contact')
  quay.change(storm)
  await fillIn(visitor, { name: 'Next visit', phone: '' })
  await send(visitor)
  await visitor.until(thanks)
  await visitor.open('/robots.txt')
  quay.change()
  await visitor.visit('/products/nuts')
  await arrives(quay, 'Next visit')
  await becomes(isEmpty, 'the outbox is empty')
  assert.equal(rowsBy(quay, 'Next visit').length, 1)
})

test('what is typed survives a reload', async () => {
  await visitor.visit('/contact')
  await fillIn(visitor, { name: 'Half written' })
  await visitor.visit('/contact')
  await visitor.until(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === 'Half written')
})
