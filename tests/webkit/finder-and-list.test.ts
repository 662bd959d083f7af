import assert from 'node:assert/strict'
import { test } from 'node:test'
import { desktop } from '../quality/pages.ts'
import { arrives, inquiry, rowsBy, send, thanks } from './buyer.ts'
import { startVisit } from './visitor.ts'

const { quay, visitor } = await startVisit()
await visitor.resize(desktop)

const finderIsOpen = () => document.querySelector('#finder')?.matches(':popover-open')
const firstFound = () => document.querySelector('#finder [data-answer] li a')?.textContent

test('a name from the buyer’s kitchen finds the product and leads to its grade', async () => {
  await visitor.visit('/')
  await visitor.click('header button', 'Find a product')
  await visitor.until(finderIsOpen)
  await visitor.type('#find', 'jeera')
  await visitor.until((first) => first?.includes('Cumin Seed'), await visitor.until(firstFound))
  await visitor.press('Enter')
  await visitor.arrived('/products/spices/seed-spices#cumin-seed')
})

test('the slash key opens the finder, Escape closes it', async () => {
  await visitor.visit('/about')
  await visitor.press('/')
  await visitor.until(() => document.activeElement?.id === 'find')
  // WebKit keeps Escape to its search field until the finder's code is there.
  await visitor.until(() => document.querySelector('#finder [data-slot][data-mounted]'))
  // A moment after it is there it also hears the keys.
  const isOpen = () => visitor.run(() => document.querySelector('#finder')?.checkVisibility() === true)
  for (let tries = 0; tries < 20 && (await isOpen()); tries++) await visitor.press('Escape')
  assert.equal(await isOpen(), false)
})

test('on a sheet the control of the list stands in its row', async () => {
  await visitor.visit('/products/nuts/cashews')
  await visitor.press('Tab')
  const astray = await visitor.until(() => {
    const rows = [...document.querySelectorAll('main tbody tr[id]')]
    return (
      rows.every((row) => row.querySelector('button')) &&
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        const control = row.querySelector('button')?.getBoundingClientRect()
        return !control || control.top < top || control.top > bottom || control.right > innerWidth
      }).length + 1
    )
  })
  assert.equal(astray - 1, 0)
})

test('a list is built on a page, shown with the form, and goes before the visitor’s words', async () => {
  await visitor.visit('/products/nuts')
  // Its code comes for visitors who move.
  await visitor.press('Tab')
  await visitor.click('main button', 'Add Cashews W320 to your list')
  await visitor.click('header a', 'List 1')
  await visitor.arrived('/contact#your-list')
  await visitor.type('[aria-label="Quantity of Cashews W320"]', '500')
  const answers = { ...inquiry, name: 'With a list', message: 'To Sharjah.' }
  for (const [field, answer] of Object.entries(answers)) await visitor.type(`main form [name="${field}"]`, answer)
  await send(visitor)
  await visitor.until(thanks)
  await visitor.until(() => document.querySelector('[data-list-count]')?.textContent === '0')
  await arrives(quay, 'With a list')
  const [row] = rowsBy(quay, 'With a list')
  assert.equal(row?.message.replaceAll('\r\n', '\n'), '1. Cashews W320: 500 kg\n\nTo Sharjah.')
})
