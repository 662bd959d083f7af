import type { Page } from '@playwright/test'
import { desktop } from '../quality/pages.ts'
import { expect, test, visit } from '../quality/visit.ts'

test.use({ viewport: desktop })

/** Asks in a page that has fetched no names yet, and tells which files of names were fetched until the answer was read out. */
async function namesFor(page: Page, words: string, product: string) {
  const files: string[] = []
  page.on('request', (request) => {
    const [, letters] = /finder-(latin|others)-en-[\w-]+\.json/.exec(request.url()) ?? []
    if (letters) files.push(letters)
  })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Find a product' }).click()
  const panel = page.locator('#finder')
  await panel.getByRole('searchbox', { name: 'Find a product' }).fill(words)
  await expect(panel.locator('[data-answer] > ul > li').first()).toContainText(product)
  // It is read out later than the last file would be asked for.
  await expect(panel.getByRole('status')).toHaveText(/product/)
  return files
}

test('a name in Latin letters fetches the Latin names, and no others', async ({ page }) => {
  expect(await namesFor(page, 'sibuyas', 'Onions')).toEqual(['latin'])
})

test('Arabic in Latin letters fetches the names of other scripts once the Latin ones do not know it', async ({
  page,
}) => {
  expect(await namesFor(page, '7elba', 'Fenugreek')).toEqual(['latin', 'others'])
})

test('a name in another script fetches the names of other scripts alone', async ({ page }) => {
  expect(await namesFor(page, 'ഏലക്ക', 'Green Cardamom')).toEqual(['others'])
})

test('a name of the first file fetches none', async ({ page }) => {
  expect(await namesFor(page, 'cashew', 'Cashews')).toEqual([])
})
