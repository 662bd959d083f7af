import { pages, unknown } from '../support/pages.ts'
import { expect, pageTitle, test } from '../support/visit.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is complete, and the link of its kind is marked in the header for those who see it', async ({
    page,
  }) => {
    const answer = await page.goto('/products/spices')
    expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8')
    const main = page.getByRole('main')
    await expect(pageTitle(page)).toBeVisible()
    expect(await main.getByRole('heading').filter({ visible: false }).allTextContents()).toEqual([])
    const edges = await page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link).borderBlockEndColor))
    const [home, about, products, contact] = edges
    expect(new Set([home, about, contact]).size).toBe(1)
    expect(products).not.toBe(home)
  })

  test('an unknown address gets the 404 page in the shell, with ways on', async ({ page }) => {
    const answer = await page.goto(unknown.path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(unknown.path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('There is no page at this address')
    for (const { path } of pages.filter((one) => one.path.startsWith('/products/')))
      await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Call Us' })).toBeVisible()
  })
})

test('an unknown address keeps its 404 page once scripts run, and leads back', async ({ page }) => {
  const answer = await page.goto(unknown.path)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('There is no page at this address')
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
  await expect(page).toHaveURL('/products')
})

test('a trailing slash or .html leads to the clean address in one step', async ({ request }) => {
  for (const { path } of pages) {
    const direct = await request.get(path, { maxRedirects: 0 })
    expect(direct.status(), path).toBe(200)
    for (const variant of path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`]) {
      const answer = await request.get(variant, { maxRedirects: 0 })
      expect([301, 308], variant).toContain(answer.status())
      expect(answer.headers().location, variant).toBe(path)
    }
  }
})

test('what follows a question mark changes nothing', async ({ page }) => {
  const answer = await page.goto('/products/nuts?utm_source=letter')
  expect(answer?.status()).toBe(200)
  await expect(pageTitle(page)).toHaveText('Nuts')
})
