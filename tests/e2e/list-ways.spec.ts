import type { Page } from '@playwright/test'
import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import { site } from '#config'
import { inquiryBy, openForm, outbox, pastThanks, sendButton, thanks } from '../quay/buyer.ts'
import { enter, heading, message, note, open, openWithList, quantity, unit } from '../quay/list.ts'
import { expect, test } from '../quay/test.ts'
import type { Weather } from '../quay/weather.ts'
import { desktop, phone } from '../support/pages.ts'
import { plain, print, textOf } from '../support/paper.ts'

const list = 'cashews-w320:500kg:10kg%20vacuum%20bags,cumin-seed'
const written = '1. Cashews W320: 500kg, 10kg vacuum bags\n2. Cumin Seed: quantity open'

const refuse: Weather = ({ answer }) =>
  answer(413, { 'content-type': 'application/json' }, { error: 'too-large', kilobytes: 256 })

/** Sends the list with an inquiry that the collector will not have. */
async function beRefused(page: Page, name: string) {
  const { Message, ...fields } = inquiryBy(name)
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
  await message(page).fill('To Sharjah.')
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('The form could not accept your inquiry.')).toBeVisible()
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit and send again' })

test('a refused inquiry brings its list back, even on a later visit, and goes out with it', async ({ page, quay }) => {
  await openWithList(page, quay.url, list)
  quay.change(refuse)
  await beRefused(page, 'Layla refused')
  await expect(heading(page)).toHaveCount(0)
  // Nothing of the list is there any more, not even its code.
  await page.goto(`${quay.url}/about`)
  await openForm(page, quay.url)
  await edit(page).click()
  await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
  await expect(quantity(page, 'Cumin Seed')).toHaveValue('')
  await expect(message(page)).toHaveValue('To Sharjah.')
  quay.change()
  await enter(quantity(page, 'Cumin Seed'), '40')
  await sendButton(page).click()
  await expect
    .poll(() => quay.rows().flatMap(({ name, message }) => (name === 'Layla refused' ? [message] : [])))
    .toEqual(['1. Cashews W320: 500kg, 10kg vacuum bags\n2. Cumin Seed: 40kg\n\nTo Sharjah.'])
  await expect.poll(() => outbox(page)).toEqual([])
})

for (const moment of ['during', 'after'])
  test(`a list that is back with its refused inquiry ${moment} the thanks is not offered again`, async ({
    page,
    quay,
  }) => {
    await openWithList(page, quay.url, list)
    quay.change(refuse)
    await beRefused(page, 'Layla offered')
    const again = page.getByRole('button', { name: 'Use this list again' })
    if (moment === 'after') await expect(again).toBeVisible()
    await edit(page).click()
    if (moment === 'during') await pastThanks(page)
    await expect(quantity(page, 'Cashews W320')).toHaveValue('500')
    await expect(again).toHaveCount(0)
  })

test('where the code of the list cannot be had, a refused list goes out with its inquiry all the same', {
  tag: '@broad',
}, async ({ page, quay }) => {
  await openWithList(page, quay.url, list)
  quay.change(refuse)
  await beRefused(page, 'Layla in a storm')
  await page.route(/list-en-/, (route) => route.abort())
  await openForm(page, quay.url)
  await edit(page).click()
  await expect(message(page)).toHaveValue('To Sharjah.')
  quay.change()
  await sendButton(page).click()
  await expect
    .poll(() => quay.rows().flatMap(({ name, message }) => (name === 'Layla in a storm' ? [message] : [])))
    .toEqual([`${written}\n\nTo Sharjah.`])
})

test('from forty products on a list may also come as a file', { tag: '@broad' }, async ({ page, quay }) => {
  const ids = catalogue.flatMap(productsOf).map(({ id }) => id)
  await page.goto(`${quay.url}/contact#list=${ids.slice(0, 40)}`)
  const hint = page.locator('p', { hasText: 'A long list. You can also send it as a file by email:' })
  await expect(hint.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
  await page.getByRole('button', { name: 'Remove Cumin Seed' }).click()
  await expect(hint).toHaveCount(0)
})

test('the menu of a phone ends with the list, and leads to it', async ({ page, quay }) => {
  await page.setViewportSize(phone)
  await openWithList(page, quay.url, list)
  const inMenu = page.locator('#menu').getByRole('link', { name: /^Your list/ })
  for (const path of ['/about', '/contact']) {
    await page.goto(quay.url + path)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(inMenu).toHaveText('Your list 2')
    await inMenu.click()
    await expect(page).toHaveURL(`${quay.url}/contact#your-list`)
    await expect(heading(page)).toBeInViewport()
    await expect(page.locator('#menu')).toBeHidden()
  }
})

test('with a list the header stays on one line', async ({ page, quay }) => {
  await openWithList(page, quay.url, list)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const width of [961, 1000, 1100, 1200, 1300, 1360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(heights, `${width}`).toHaveLength(4)
    expect(Math.max(...heights), `${width}`).toBeLessThan(50)
    const [quote, edge] = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Get Quote' })
      .evaluate((link) => {
        const row = link.parentElement as HTMLElement
        const inside = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight)
        return [link.getBoundingClientRect().right, inside] as const
      })
    expect(quote, `${width}`).toBeLessThanOrEqual(edge + 1)
  }
})

test('on a phone every row of a sheet has its control, also where its last value is none', async ({ page, quay }) => {
  await page.setViewportSize(phone)
  await open(page, `${quay.url}/products/nuts/cashews`)
  const controls = page.getByRole('table', { name: 'Grades' }).getByRole('button', { name: /^Add .+ to your list$/ })
  await expect(controls).toHaveCount(7)
  const names = await page.getByRole('table', { name: 'Grades' }).getByRole('rowheader').all()
  for (const [nth, name] of names.entries()) {
    const [row, control] = await Promise.all([name.boundingBox(), controls.nth(nth).boundingBox()])
    expect(Math.abs((control?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(20)
  }
})

test('a phone has room for a note below the quantity, and keeps it', async ({ page, quay }) => {
  await page.setViewportSize(phone)
  await openWithList(page, quay.url, list)
  await expect(note(page, 'Cashews W320')).toHaveValue('10kg vacuum bags')
  await enter(note(page, 'Cumin Seed'), 'whole seed')
  await page.reload()
  await expect(note(page, 'Cumin Seed')).toHaveValue('whole seed')
})

for (const width of [phone.width, 768, 1024, desktop.width])
  test(`at ${width} px the list and its form show whole what is typed`, {
    tag: width === 768 ? [] : '@broad',
  }, async ({ page, quay }) => {
    await page.setViewportSize({ width, height: 900 })
    await openWithList(page, quay.url, 'cashews-w320:1500kg:10%20kg%20vacuum%20bags,shrimp:2containers')
    await page.getByLabel('Email').fill('layla.haddad@corniche-bakeries.com')
    await page.getByLabel('Company').fill('Corniche Bakeries & Confectionery')
    for (const field of await page.locator('form, [data-slot=list]').locator('input:visible').all())
      expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // Its longest word, its margins and its arrow.
    expect((await unit(page, 'Shrimp').boundingBox())?.width).toBeGreaterThanOrEqual(130)
  })

test('on paper the list stands alone: letterhead, what was typed, one unit in the singular', async ({ page, quay }) => {
  await openWithList(page, quay.url, 'date-syrup:1containers:food-grade%20drums,cumin-seed')
  const sheets = await print(page)
  expect(sheets).toHaveLength(1)
  const text = textOf(sheets)
  for (const words of [
    site.email,
    'Your list',
    'Product',
    'Date Syrup',
    '1 container',
    'food-grade drums',
    'Cumin Seed',
  ])
    expect(text).toContain(plain(words))
  for (const words of ['1 containers', 'Send an inquiry', 'Copy link', 'Where to find us'])
    expect(text).not.toContain(plain(words))
})
