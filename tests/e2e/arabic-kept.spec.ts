import { visitKept } from '../support/kept.ts'
import { expect, pageTitle, settled, telephone, test } from '../support/visit.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 120_000 })

test('without a network Arabic pages are read in Arabic, and what is not kept says so in Arabic', {
  tag: '@broad',
}, async ({ page, context }) => {
  await visitKept(page, '/ar/contact')
  // The pages are kept at once, a guide once it was read.
  await page.goto('/ar/products/nuts/cashews')
  await settled(page)
  await context.setOffline(true)
  for (const [path, title] of [
    ['/ar', 'مواد غذائية بالكيس والطن'],
    ['/ar/products/nuts', 'المكسرات'],
    ['/ar/products/nuts/cashews', 'الكاجو'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.fromServiceWorker(), path).toBe(true)
    await expect(pageTitle(page)).toHaveText(title)
    await settled(page)
  }
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(2)

  await page.goto('/ar/products/gold')
  await expect(pageTitle(page)).toHaveText('لا يوجد اتصال بالإنترنت')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const main = page.getByRole('main')
  await expect(main.locator('li a[href="/ar/products/nuts"]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'اتصلوا بنا' }).first()).toHaveAttribute('href', telephone)
  await settled(page)
  await context.setOffline(false)
  // A document that came without a network does not always hear of one that is only emulated.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => {})
  await expect(main).toContainText('لا توجد صفحة بهذا العنوان')
})
