import type { Locator } from '@playwright/test'
import { inquiryBy, sendButton, thanks } from '../quay/buyer.ts'
import {
  add,
  enter,
  heading,
  message,
  note,
  onList,
  open,
  openWithList,
  presence,
  preview,
  quantity,
  remove,
  unit,
} from '../quay/list.ts'
import { expect, test } from '../quay/test.ts'
import { barriers } from '../support/axe.ts'
import { phone } from '../support/pages.ts'

const two = 'cashews-w320,cumin-seed'

test('the buttons of products are fetched where some stand, and not elsewhere', async ({ page, quay }) => {
  await openWithList(page, quay.url, two)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`${quay.url}/about`)
  await expect(presence(page)).toHaveAccessibleName('List 2')
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => file.includes('addButtons'))).toEqual([])
  await page.goto(`${quay.url}/products/spices`)
  await expect(onList(page, 'Cumin Seed')).toBeVisible()
})

test('a list is built over several pages, survives a reload, and each row takes its product off again', async ({
  page,
  quay,
}) => {
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  await expect(onList(page, 'Cashews W320')).toBeFocused()
  await expect(presence(page)).toHaveAccessibleName('List 1')
  await open(page, `${quay.url}/products/spices`)
  await add(page, 'Cumin Seed').press('Enter')
  await expect(presence(page)).toHaveAccessibleName('List 2')
  await page.reload()
  await expect(onList(page, 'Cumin Seed')).toBeVisible()
  await onList(page, 'Cumin Seed').click()
  await expect(add(page, 'Cumin Seed')).toBeVisible()
  await presence(page).click()
  await expect(page).toHaveURL(/\/contact#your-list$/)
  await expect(quantity(page, 'Cashews W320')).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(1)
})

test('a control is a thumb wide, and a phone has a bar instead of a third thing in its header', async ({
  page,
  quay,
}) => {
  await page.setViewportSize(phone)
  await open(page, `${quay.url}/products/nuts`)
  const box = await add(page, 'Cashews W320').boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await add(page, 'Cashews W320').click()
  await expect(page.getByRole('link', { name: 'Review list' })).toBeVisible()
  await expect(presence(page)).toBeHidden()
})

test('the lines go before the visitor’s words in the one message, and the list is empty afterwards', async ({
  page,
  quay,
}) => {
  await openWithList(page, quay.url, two)
  await enter(quantity(page, 'Cashews W320'), '500')
  await enter(note(page, 'Cashews W320'), '10kg vacuum bags')
  await expect(message(page)).not.toHaveAttribute('required')
  const { Message, ...written } = inquiryBy('Layla with a list')
  for (const [label, value] of Object.entries(written)) await page.getByLabel(label).fill(value)
  await message(page).fill('To Sharjah.')
  const whole = '1. Cashews W320: 500kg, 10kg vacuum bags\n2. Cumin Seed: quantity open\n\nTo Sharjah.'
  await expect(preview(page)).toHaveText(whole)
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => quay.rows().find(({ name }) => name === 'Layla with a list')?.message).toBe(whole)

  await expect(page.getByText('Your list went with it: 2 products.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveAttribute('required')
  await page.getByRole('button', { name: 'Use this list again' }).click()
  await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
})

test('every unit is written as sales reads it, and every line may stay open', async ({ page, quay }) => {
  await openWithList(page, quay.url, 'cashews-w320')
  await expect(preview(page)).toHaveText('1. Cashews W320: quantity open')
  for (const [chosen, written] of [
    ['kg', '1kg'],
    ['g', '1 g'],
    ['t', '1 t'],
    ['liters', '1 liter'],
    ['drums', '1 drum'],
    ['tins', '1 tin'],
    ['bags', '1 bag'],
    ['cartons', '1 carton'],
    ['pallets', '1 pallet'],
    ['containers', '1 container'],
  ] as const) {
    await enter(quantity(page, 'Cashews W320'), '١')
    await unit(page, 'Cashews W320').selectOption(chosen)
    await expect(preview(page)).toHaveText(`1. Cashews W320: ${written}`)
  }
  await enter(quantity(page, 'Cashews W320'), '1,5')
  await enter(note(page, 'Cashews W320'), 'أكياس ورقية 25 كجم')
  await expect(preview(page)).toHaveText('1. Cashews W320: 1,5 containers, أكياس ورقية 25 كجم')
  await enter(note(page, 'Cashews W320'), 'x'.repeat(5000))
  await expect(preview(page)).toContainText('x'.repeat(5000))
})

test('what was removed or cleared can be put back', async ({ page, quay }) => {
  await openWithList(page, quay.url, two)
  await enter(quantity(page, 'Cumin Seed'), '40')
  await remove(page, 'Cumin Seed').click()
  await expect(remove(page, 'Cashews W320')).toBeFocused()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('40')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(heading(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('List cleared: 2 products.')).toBeVisible()
  await page.getByRole('button', { name: 'Put them back' }).click()
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('40')
})

test('an added row keeps what is said of its product', async ({ page, quay }) => {
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  const row = page.locator('#cashews-w320')
  await expect(row.getByText('up to 320 per lb')).toBeVisible()
  await expect(row.getByText('Added')).toBeVisible()
})

test('beside a list our addresses go along, and stop before what follows', async ({ page, quay }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithList(page, quay.url, two)
  const addresses = page.getByRole('link', { name: 'Save as a contact' })
  const guarantee = page.getByRole('heading', { name: 'Our response guarantee' })
  const [atFirst] = await tops(addresses)
  await guarantee.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [later, end] = await tops(addresses, guarantee)
  expect(later).toBeGreaterThan((atFirst ?? 0) + 100)
  expect(later).toBeLessThan((end ?? 0) - 40)
})

/** How far down the page they stand. */
const tops = (...parts: Locator[]) =>
  Promise.all(parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)))

test('axe finds nothing on a list, on its rows, or on a choice', async ({ page, quay }) => {
  test.slow()
  // A page that is still arriving is pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `${quay.url}/products/nuts`)
  await add(page, 'Cashews W320').click()
  expect(await barriers(page)).toEqual([])
  await openWithList(page, quay.url, 'cumin-seed:2t')
  await expect(page.getByRole('region', { name: 'This link brings a list' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
