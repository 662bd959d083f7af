import type { BrowserContext, Page } from '@playwright/test'

const noop = () => {}

import { expect } from '../quay/buyer.ts'
import { barriers } from '../support/axe.ts'
import { kept, visitKept } from '../support/kept.ts'
import { desktop, pages, phone, unknown } from '../support/pages.ts'
import { follow, headings, pageTitle, settled, telephone, test } from '../support/visit.ts'

test.use({ serviceWorkers: 'allow' })
// Many documents each, on machines that may be busy.
test.describe.configure({ timeout: 180_000 })

const offlineTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' })

/** Asks for a page that is not kept, without a network. */
async function openOfflinePage(page: Page, context: BrowserContext) {
  await visitKept(page, '/about')
  await context.setOffline(true)
  await page.goto(unknown.path)
  await expect(offlineTitle(page)).toBeVisible()
  await settled(page)
}

/** Whether the document is still the same one is told by a mark in it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))

test('without a network the whole catalogue can be read, visited or not, and pages change as always', async ({
  page,
  context,
}) => {
  await visitKept(page, '/products/nuts')
  await context.setOffline(true)
  await page.reload()
  await expect(pageTitle(page)).toHaveText('Nuts')
  await settled(page)
  for (const { path } of pages) {
    const answer = await page.goto(`${path}?utm_source=letter`)
    expect(answer?.fromServiceWorker(), path).toBe(true)
    await expect(page).toHaveTitle(/\S+ \| \S+/)
    await expect(pageTitle(page)).toBeVisible()
    await expect(offlineTitle(page)).toHaveCount(0)
    await settled(page)
  }
  for (const name of ['About Us', 'Our Products', 'Contact']) {
    await follow(page.getByRole('banner').getByRole('link', { name, exact: true }))
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current')
  }
})

test('the worker lets a visitor who moves go on, and comes once nobody does', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const code = page.waitForResponse('**/assets/registerWorker-*')
  await page.goto('/about')
  await page.clock.runFor(2000)
  await code
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  for (const x of [100, 200, 300]) {
    await page.mouse.move(x, 200)
    await page.clock.runFor(3000)
    expect(await workers()).toBe(0)
  }
  await page.clock.runFor(5000)
  await expect.poll(workers).toBe(1)
})

test('a page that is not kept shows the offline page, and comes by itself with the network', async ({
  page,
  context,
}) => {
  await openOfflinePage(page, context)
  await expect(page).toHaveURL(unknown.path)
  const main = page.getByRole('main')
  for (const { path } of pages) await expect(main.locator(`li a[href="${path}"]`)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', telephone)

  await mark(page)
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect(offlineTitle(page)).toBeVisible()
  await settled(page)

  await context.setOffline(false)
  // A document that came without a network does not always hear of one that is only emulated.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(noop)
  await expect(main).toContainText('There is no page at this address')
})

test('an edition that was never read leads to the offline page of the one that was', async ({ page, context }) => {
  await openOfflinePage(page, context)
  await page.goto('/ar/contact')
  await expect(offlineTitle(page)).toBeVisible()
})

test('whoever has gone on from the offline page to the form is not disturbed when the network returns', async ({
  page,
  context,
}) => {
  await openOfflinePage(page, context)
  await follow(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }))
  await page.getByLabel('Message').fill('Two containers of')
  await mark(page)
  const answered = page.waitForResponse('**/healthz')
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // A reload would have begun by the time that another answer has come.
  await page.evaluate(() => void fetch('/healthz'))
  await answered
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByLabel('Message')).toHaveValue('Two containers of')
})

test('the offline page fits every device, has no barriers, and leads to a kept page', { tag: '@broad' }, async ({
  page,
  context,
}) => {
  await openOfflinePage(page, context)
  for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await barriers(page), `at ${viewport.width} px`).toEqual([])
  }
  await follow(page.getByRole('main').getByRole('link', { name: 'Meat & Seafood' }))
  await expect(pageTitle(page)).toHaveText('Premium Meat & Seafood')
})

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, { tag: device === 'phone' ? [] : '@broad' }, () => {
    test.use({ viewport })

    test('missing pictures leave every section in its place, and the hero shows the stock', async ({
      page,
      context,
    }) => {
      const places = () =>
        headings(page.getByRole('main'), 2).evaluateAll((all) =>
          all.map((heading) => Math.round(heading.getBoundingClientRect().top + window.scrollY)),
        )
      // A route switches off the browser's own cache, which would still have the pictures.
      await context.route('**/*', (route) => route.continue())
      await page.goto('/products/nuts')
      await settled(page)
      await page.evaluate(() => document.fonts.ready)
      const before = await places()
      await visitKept(page, '/contact')
      // As if it had never been seen.
      await page.evaluate(() => caches.delete('pictures'))
      await context.setOffline(true)
      await page.goto('/products/nuts')
      await settled(page)
      const hero = page.getByRole('main').locator('section').first().locator('img')
      await expect(hero).toHaveAttribute('data-picture', 'stock')
      await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await page.evaluate(() => document.fonts.ready)
      expect(await places()).toEqual(before)
    })
  })
}

test('pictures are kept as they are seen', { tag: '@broad' }, async ({ page, context }) => {
  await visitKept(page, '/about')
  await page.goto('/products/spices')
  await settled(page)
  const hero = page.getByRole('main').locator('section').first().locator('img')
  await expect.poll(() => kept(page, 'pictures')).toContainEqual(expect.stringContaining('/spices-hero-'))
  await context.setOffline(true)
  await page.reload()
  await settled(page)
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(hero).toHaveAttribute('data-picture', 'spices-hero')
})

test('the site can be installed, and its worker keeps out of what is not for reading', async ({ page, context }) => {
  await visitKept(page, '/')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Tests run in private windows.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])

  const asked = (address: string, method = 'GET') => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === address)
    return page
      .evaluate(([to = '', how = '']) => fetch(to, { method: how }).then(() => {}), [address, method])
      .then(() => answer)
      .then((response) => response.fromServiceWorker())
  }
  const script = (await kept(page, 'site ')).find((path) => path.endsWith('.js')) ?? ''
  expect(await asked(script)).toBe(true)
  expect(await asked('/healthz')).toBe(false)
  expect(await asked('/inquiries', 'POST')).toBe(false)
  expect(await asked('/robots.txt')).toBe(false)
})

test('a visitor who saves data keeps the offline page and what was visited', { tag: '@broad' }, async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await visitKept(page, '/about')
  await page.goto('/products/nuts')
  await settled(page)
  const documents = async () => (await kept(page, 'site ')).filter((path) => !path.startsWith('/assets/')).sort()
  await expect.poll(documents).toEqual(['/about', '/offline', '/products/nuts'])

  await context.setOffline(true)
  await page.reload()
  await expect(pageTitle(page)).toHaveText('Nuts')
  await settled(page)
  // Its code is not kept: the page change becomes a document load, and that the offline page.
  await page.getByRole('banner').getByRole('link', { name: 'Our Products' }).click()
  await expect(offlineTitle(page)).toBeVisible()
  await expect(page).toHaveURL('/products')
  const links = page.getByRole('main').locator('li a')
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/products/nuts', '/about'])
})
