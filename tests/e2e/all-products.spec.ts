import { expect, moveMouse, test, visit } from '../support/visit.ts'

test('Latin names enter from the left, Arabic ones from the right, and the edition leads', async ({ page }) => {
  for (const [path, leading] of [
    ['/products/all', 'Mace'],
    ['/ar/products/all', 'بسباسة'],
  ] as const) {
    await visit(page, path)
    const row = page.locator('li:has([data-product="mace"])')
    await expect(row.getByRole('link')).toHaveText(leading)
    const latin = await row.getByText('Mace', { exact: true }).boundingBox()
    const arabic = await row.getByText('بسباسة', { exact: true }).boundingBox()
    expect(latin?.x).toBeLessThan(arabic?.x ?? 0)
  }
})

for (const [path, id] of [
  ['/products/all', 'letter-s'],
  ['/ar/products/all', 'letter-645'],
  ['/products/nuts', 'peanuts-other-nuts'],
] as const)
  test(`the bar of ${path} marks where the reader is, and keeps the mark in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path)
    await moveMouse(page)
    const bar = page.locator('[data-places]')
    await expect(bar.locator('[aria-current]')).toHaveCount(0)
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView())
    const mark = bar.locator('[aria-current="location"]')
    await expect(mark).toHaveAttribute('href', `#${id}`)
    await expect(mark).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar.locator('[aria-current]')).toHaveCount(0)
  })

test.describe('where movement is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 844 } })

  test('the call at the foot of a phone ends up below the last control of a page', async ({ page }) => {
    await visit(page, '/products/all')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const call = page.getByRole('banner').getByRole('link', { name: 'Call Us' })
    await expect(call).toBeInViewport({ ratio: 1 })
    const top = (await call.boundingBox())?.y ?? 0
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
  })
})
