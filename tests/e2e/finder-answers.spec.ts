import type { Page } from '@playwright/test'
import { ask, field, firstLink, panel, rows } from '../support/finder.ts'
import { desktop } from '../support/pages.ts'
import { expect, test, visit } from '../support/visit.ts'

test.use({ viewport: desktop })

/** Asks one thing after the other, and looks which further files of names have come by then. */
async function expectFiles(page: Page, asked: [words: string, product: string, files: string[]][]) {
  const files: string[] = []
  page.on('request', (request) => {
    const [, letters] = /finder-(latin|others)-en-[\w-]+\.json/.exec(request.url()) ?? []
    if (letters) files.push(letters)
  })
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Find a product' }).click()
  for (const [words, product, wanted] of asked) {
    await field(page).fill(words)
    await expect(firstLink(page)).toContainText(product)
    // It is read out when nothing more is looked for, or nearly so.
    await expect(panel(page).getByRole('status')).toHaveText(/product/)
    await expect.poll(() => files).toEqual(wanted)
  }
}

test('further names are fetched in the letters that are typed, and none where the first suffice', ({ page }) =>
  expectFiles(page, [
    ['cashew', 'Cashews', []],
    ['ഏലക്ക', 'Green Cardamom', ['others']],
    ['sibuyas', 'Onions', ['others', 'latin']],
  ]))

test('Arabic in Latin letters, which the Latin names do not know, fetches both', ({ page }) =>
  expectFiles(page, [['7elba', 'Fenugreek', ['latin', 'others']]]))

test('a grade says what it is, and what is not sold names the nearest group', async ({ page }) => {
  await visit(page, '/about')
  await ask(page, 'PF1')
  await expect(panel(page).getByText('PF1: a grade or variety of Black Tea').first()).toBeVisible()
  await expect(panel(page).getByText(/Pekoe Fannings/)).toBeVisible()
  await expect(firstLink(page)).toContainText('Black Tea')
  await field(page).fill('W240')
  await expect(panel(page).getByText('W240: a grade or variety of Cashews').first()).toBeVisible()
  await field(page).fill('octopus')
  await expect(panel(page).getByRole('link', { name: /^Seafood/ })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})

test('without the further names it answers with what it has', { tag: '@broad' }, async ({ page }) => {
  await page.route(/finder-latin-en-[\w-]+\.json/, (route) => route.abort())
  await visit(page, '/about')
  await ask(page, 'turmeirc')
  await expect(firstLink(page)).toContainText('Turmeric')
})

test('Arabic names, with and without their vowels, and customs codes find it, too', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('button', { name: 'Find a product' }).click()
  for (const typed of ['كمون', 'الكَمُّون', '0909.31', '090931']) {
    await field(page).fill('badam')
    await expect(firstLink(page), 'before').not.toContainText('Cumin Seed')
    await field(page).fill(typed)
    await expect(firstLink(page), typed).toContainText('Cumin Seed')
  }
})

for (const path of ['/about', '/contact'])
  test(`what nobody lists becomes an inquiry with the words in it, asked on ${path}`, async ({ page }) => {
    await visit(page, path)
    await ask(page, 'tahini')
    await expect(panel(page).getByRole('status')).toHaveText('“tahini” is not listed')
    await panel(page).getByRole('link', { name: 'Ask us to source it' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(/tahini/)
    await expect(page.getByRole('textbox', { name: /Message/ })).toBeFocused()
  })

test('what is on request arrives at the form in the visitor’s own words', async ({ page }) => {
  await visit(page, '/about')
  await ask(page, 'basmati rice')
  await expect(panel(page).getByText('Enter writes it into an inquiry')).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(/basmati rice/)
})

test('as many are shown and hidden as it says, and a row that has the focus keeps it while more names come', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/finder-latin-en-[\w-]+\.json/, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/about')
  await ask(page, 'suga')
  const products = panel(page).locator('[data-answer] li[data-kind=product]')
  await expect(products).toHaveCount(8)
  const [, count] =
    (
      await panel(page)
        .getByText(/^8 of \d+ products/)
        .first()
        .textContent()
    )?.match(/of (\d+)/) ?? []
  await expect(panel(page).getByRole('button', { name: /^Show/ })).toHaveText(
    Number(count) === 9 ? 'Show one more' : `Show the other ${Number(count) - 8}`,
  )
  const link = products.nth(7).getByRole('link')
  const name = await link.locator('b').textContent()
  await link.focus()
  const arrived = page.waitForResponse(/finder-latin-en/)
  release()
  await arrived
  await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('b')?.textContent)).toBe(name)
})

test('its plus puts a product on the list, takes it off and says so, and tells when the list is full', async ({
  page,
}) => {
  const said = page.locator('#announcer')
  await visit(page, '/about')
  await ask(page, 'cumin seed')
  const plus = rows(page).first().getByRole('button')
  await plus.click()
  await expect(said).toHaveText('Cumin Seed added.')
  await expect(page.locator('header list-count').first()).toHaveText('1')
  await plus.click()
  await expect(page.locator('header list-count').first()).toHaveText('0')
  await page.evaluate(() => {
    const lines = Array.from({ length: 100 }, (_, nth) => ({
      id: `p${nth}`,
      name: `Product ${nth}`,
      quantity: '',
      unit: 'kg',
      note: '',
    }))
    localStorage.setItem('inquiry-list', JSON.stringify({ lines, text: '' }))
  })
  await plus.click()
  const full = page.getByRole('alert').filter({ hasText: 'Your list is full at 100 products' })
  await expect(full).toBeInViewport()
  const isOnTop = await full.evaluate((bar) => {
    const { x, y, width, height } = bar.getBoundingClientRect()
    return bar.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
})
