import { countLoads, expectPage, headerLink, place, titles } from '../quality/page-changes.ts'
import { pages } from '../quality/pages.ts'
import { expect, follow, goBack, move, pageTitle, restOn, settled, test, visit } from '../quality/visit.ts'

test('a page change loads no document, starts at the top, moves the focus, and the head follows', async ({ page }) => {
  await visit(page, '/')
  const loads = await countLoads(page)
  await page.evaluate(() => window.scrollTo(0, 2000))
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }))
  await expectPage(page, '/about')
  expect(loads).toEqual([])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await follow(headerLink(page, 'Contact'))
  await expectPage(page, '/contact')
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.getByRole('status').filter({ hasText: /^Contact/ })).toHaveText(await page.title())
  for (const tag of ['title', 'link[rel=canonical]', 'meta[name=description]', 'meta[property="og:url"]'])
    await expect(page.locator(`head ${tag}`)).toHaveCount(1)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
})

test('reaching for the header by keyboard does not move the page; back and forward return to the place on it', async ({
  page,
}) => {
  await visit(page, '/products/nuts')
  await page.evaluate(() => window.scrollTo(0, 2400))
  for (const link of await page.getByRole('banner').getByRole('link').all()) await link.focus()
  expect(await place(page)).toBe(2400)
  await restOn(headerLink(page, 'About Us'))
  // Playwright's own click may scroll to the link first.
  await headerLink(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await expectPage(page, '/about')
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.goBack()
  await expectPage(page, '/products/nuts')
  await expect.poll(() => place(page)).toBe(2400)
  await page.goForward()
  await expectPage(page, '/about')
  await expect.poll(() => place(page)).toBe(700)
})

test('the way back needs no network, finds the place, and what was typed', async ({ page, context }) => {
  await visit(page, '/contact')
  const loads = await countLoads(page)
  await page.getByLabel('Message').fill('Two pallets')
  await page.evaluate(() => window.scrollTo(0, 900))
  await restOn(headerLink(page, 'About Us'))
  await headerLink(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await expectPage(page, '/about')
  await context.setOffline(true)
  await goBack(page)
  await expectPage(page, '/contact')
  await expect.poll(() => place(page)).toBe(900)
  await expect(page.getByLabel('Message')).toHaveValue('Two pallets')
  expect(loads).toEqual([])
})

test('after a reload the way back shows the page of its address', async ({ page }) => {
  await visit(page, '/')
  await follow(headerLink(page, 'About Us'))
  await expectPage(page, '/about')
  await page.reload()
  await settled(page)
  await goBack(page)
  await expectPage(page, '/')
  await page.goForward()
  await expectPage(page, '/about')
})

test('a link to an anchor of another page leads to its place', async ({ page }) => {
  await visit(page, '/')
  await follow(page.getByRole('link', { name: /^Saffron Threads/ }))
  await expect(page).toHaveURL('/products/spices#saffron-threads')
  await expect(pageTitle(page)).toHaveText('Spices')
  await expect(page.getByRole('listitem').filter({ hasText: 'Saffron Threads' })).toBeInViewport()
})

test('interest in a link fetches its page: hover, focus and touch', async ({ page }) => {
  await visit(page, '/')
  await move(page)
  const document = (path: string) => page.waitForRequest((request) => new URL(request.url()).pathname === path)
  const [about, contact, products] = [document('/about'), document('/contact'), document('/products')]
  await headerLink(page, 'About Us').hover()
  await about
  await headerLink(page, 'Contact').focus()
  await contact
  // The first event of a touch.
  await headerLink(page, 'Our Products').dispatchEvent('pointerdown', { pointerType: 'touch' })
  await products
})

test('a click without any rest is a page change, also on a slow network', async ({ page }) => {
  await page.route('**/*', async (route) => {
    await new Promise((passed) => setTimeout(passed, 150))
    await route.continue()
  })
  await visit(page, '/')
  await move(page)
  const loads = await countLoads(page)
  await headerLink(page, 'About Us').click()
  await expectPage(page, '/about')
  await headerLink(page, 'Our Products').click()
  await expectPage(page, '/products')
  expect(loads).toEqual([])
})

test('interest in a link fetches the picture its page opens with, and changes nothing here', async ({ page }) => {
  await visit(page, '/products')
  const title = await page.title()
  for (const { path } of pages.filter((each) => each.path !== '/products')) {
    const html = await (await page.request.get(path)).text()
    const opening = /data-picture="([\w-]+)" data-stock/.exec(html)?.[1]
    const picture = page.waitForRequest((request) => request.url().includes(`/pictures/${opening}-`))
    await restOn(page.locator(`a[href="${path}"]`).first())
    await picture
  }
  await expect(page).toHaveTitle(title)
  await expect(page.locator('head > title, link[rel=canonical]')).toHaveCount(2)
})

test('without the Navigation API every page change is a load and arrives', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await visit(page, '/')
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
  const loads = await countLoads(page)
  await headerLink(page, 'Our Products').click()
  await expectPage(page, '/products')
  expect(loads).toHaveLength(1)
  await goBack(page)
  // Of such a way back Playwright does not hear in Firefox: the page is asked where it is.
  await expect(async () => {
    const [path, title] = await page.evaluate(() => [location.pathname, document.querySelector('main h1')?.textContent])
    expect({ path, title }).toEqual({ path: '/', title: titles['/'] })
  }).toPass()
})

test('a link opened with the control key leaves the page where it is', async ({ page, context, browserName }) => {
  await visit(page, '/')
  const opened = context.waitForEvent('page')
  await headerLink(page, 'About Us').click({ modifiers: ['Control'] })
  const tab = await opened
  // A tab that Firefox opens by itself, Playwright shows but does not always follow.
  if (browserName !== 'firefox') await expectPage(tab, '/about')
  await expectPage(page, '/')
})
