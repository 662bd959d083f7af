import { countLoads, expectPage, headerLink } from '../quality/page-changes.ts'
import { expect, follow, goBack, move, pageTitle, restOn, test, visit } from '../quality/visit.ts'

test('until the next page is there, address and page are those of the one that is shown', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/about', async (route) => {
    await released.promise
    await route.continue()
  })
  await visit(page, '/')
  await move(page)
  const loads = await countLoads(page)
  await headerLink(page, 'About Us').click({ noWaitAfter: true })
  await expectPage(page, '/')
  // A change of mind: the first page never comes.
  await headerLink(page, 'Contact').click()
  await expectPage(page, '/contact')
  released.resolve()
  await page.waitForLoadState('networkidle')
  await expectPage(page, '/contact')
  await goBack(page)
  await expectPage(page, '/')
  expect(loads).toEqual([])
})

test('a change that is stopped leaves address and page as they were', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright cannot press its stop button.')
  await page.route('**/about', () => {})
  await visit(page, '/')
  await move(page)
  await headerLink(page, 'About Us').click({ noWaitAfter: true })
  await page.evaluate(() => window.stop())
  await expectPage(page, '/')
  await follow(headerLink(page, 'Contact'))
  await expectPage(page, '/contact')
})

test('of rapid clicks the last one wins', async ({ page }) => {
  await visit(page, '/')
  for (const name of ['About Us', 'Our Products', 'Contact']) await restOn(headerLink(page, name))
  await page.evaluate(() => {
    for (const path of ['/about', '/products', '/contact', '/products', '/about'])
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
  })
  await expectPage(page, '/about')
  await headerLink(page, 'Contact').click({ noWaitAfter: true })
  await headerLink(page, 'Our Products').click({ noWaitAfter: true })
  await expectPage(page, '/products')
  await page.goBack()
  await page.goBack()
  await expectPage(page, '/about')
})

test('after a new deployment the next page is loaded as a document', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/\/assets\/start-[\w-]+\.js/g, '/assets/start-anew.js')
    await route.fulfill({ response, body: route.request().isNavigationRequest() ? await response.text() : body })
  })
  await visit(page, '/')
  await move(page)
  const loads = await countLoads(page)
  await headerLink(page, 'About Us').click()
  await expectPage(page, '/about')
  expect(loads).toHaveLength(1)
})

test('a tab of an older deployment does not ask for what is gone at every move', async ({ page }) => {
  const asked: string[] = []
  await page.route(/assets\/(router|firstMove|addButtons)-/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404, body: '' })
  })
  await visit(page, '/products/nuts')
  for (let step = 0; step < 60; step++) await page.mouse.move(200 + step * 10, 300 + (step % 7) * 20)
  await page.getByRole('main').getByRole('button').first().dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeLessThanOrEqual(3)
})

test('of two quick clicks on cards neither leaves a name behind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/view-transition/i.test(message.text())) complaints.push(message.text())
  })
  await visit(page, '/')
  const card = (path: string) => page.locator(`main a[href="${path}"]`).first()
  for (const path of ['/products/nuts', '/products/spices']) await restOn(card(path))
  await page.evaluate(() => {
    for (const path of ['/products/nuts', '/products/spices'])
      document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click()
  })
  await expect(pageTitle(page)).toHaveText('Spices')
  await expect.poll(() => page.locator('[style*="view-transition-name"]').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a page that is being translated is left by a load, though the next one was fetched before', async ({ page }) => {
  await visit(page, '/')
  const loads = await countLoads(page)
  const opening = page.waitForRequest(/pictures\/about-hero-/)
  await restOn(headerLink(page, 'About Us'))
  await opening
  await page.evaluate(() => {
    document.documentElement.lang = 'hi'
  })
  await headerLink(page, 'About Us').click()
  await expectPage(page, '/about')
  expect(loads).toHaveLength(1)
})
