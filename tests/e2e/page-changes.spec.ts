import { expectPage, headerLink, place } from '../support/page-changes.ts'
import { expect, follow, goBack, pageTitle, settled, test, visit } from '../support/visit.ts'

test('every link is a document that begins at the top, with a head of its own', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }))
  await expectPage(page, '/about')
  await expect.poll(() => place(page)).toBe(0)
  await follow(headerLink(page, 'Contact'))
  await expectPage(page, '/contact')
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
})

test('back and forward return to the place on the page', async ({ page }) => {
  await visit(page, '/products/nuts')
  await page.evaluate(() => window.scrollTo(0, 2400))
  for (const link of await page.getByRole('banner').getByRole('link').all()) await link.focus()
  expect(await place(page)).toBe(2400)
  // Playwright's own click may scroll to the link first.
  await headerLink(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await expectPage(page, '/about')
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.goBack()
  await expectPage(page, '/products/nuts')
  // Within the height of a line: what loads late above may have moved it.
  const distance = async (from: number) => Math.abs((await place(page)) - from)
  await expect.poll(() => distance(2400)).toBeLessThan(40)
  await page.goForward()
  await expectPage(page, '/about')
  await expect.poll(() => distance(700)).toBeLessThan(40)
})

test('a link to an anchor of another page leads to its place', async ({ page }) => {
  await visit(page, '/')
  await follow(page.getByRole('link', { name: /^Saffron Threads/ }))
  await expect(page).toHaveURL('/products/spices#saffron-threads')
  await expect(pageTitle(page)).toHaveText('Spices')
  await expect(page.locator('#saffron-threads')).toBeInViewport()
})

test('a link that the pointer rests on is fetched ahead, once, and its page is then there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) asked.push(pathname)
  })
  await visit(page, '/')
  await headerLink(page, 'About Us').hover()
  await expect.poll(() => asked).toEqual(['/about'])
  await headerLink(page, 'About Us').click()
  await expectPage(page, '/about')
})

test('files, the other edition and other origins are not fetched ahead, and nothing for who saves data', async ({
  browser,
}) => {
  const marks: (string | undefined)[] = []
  for (const saveData of [false, true]) {
    await using context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves } })
    }, saveData)
    await visit(page, '/')
    marks.push(await page.evaluate(() => document.documentElement.dataset.ahead))
    const rules = await (await page.request.get('/')).headers()['speculation-rules']
    const { prefetch } = await (await page.request.get(JSON.parse(rules ?? ''))).json()
    for (const { where } of prefetch) {
      const [{ selector_matches: links }] = where.and
      const chosen = await page.locator('a').evaluateAll((all, selector) => {
        const picked = all.filter((link) => link.matches(selector.replace(/=\w+\]/, ']')))
        return picked.map((link) => (link as HTMLAnchorElement).hreflang || (link as HTMLAnchorElement).download)
      }, links as string)
      expect(chosen.filter(Boolean)).toEqual([])
    }
  }
  expect(marks).toEqual(['rest', undefined])
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

// Loaded anew: this engine keeps no page (way-back.spec.ts has one that does).
test('what is being written is there on the way back, and what was sent is not', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Message').fill('Two pallets')
  await follow(headerLink(page, 'About Us'))
  await expectPage(page, '/about')
  await goBack(page)
  await expectPage(page, '/contact')
  await expect(page.getByLabel('Message')).toHaveValue('Two pallets')
  await follow(headerLink(page, 'About Us'))
  await expectPage(page, '/about')
  // As sending it does.
  await page.evaluate(() => sessionStorage.removeItem('inquiry-draft'))
  await goBack(page)
  await expectPage(page, '/contact')
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('words that are typed on the way back before the scripts have come stay', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Message').fill('Two pallets')
  await follow(headerLink(page, 'About Us'))
  await expectPage(page, '/about')
  const released = Promise.withResolvers<void>()
  await page.route(/\/start-[\w-]+\.js/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goBack({ waitUntil: 'commit' })
  await page.getByLabel('Message').fill('Three pallets')
  released.resolve()
  await settled(page)
  await expect(page.getByLabel('Message')).toHaveValue('Three pallets')
})
