import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, outbox, pastThanks, sendButton, thanks } from '../faults/buyer.ts'
import { expect, test } from '../faults/test.ts'
import { phone, samples } from '../quality/pages.ts'
import { goBack, move, settled } from '../quality/visit.ts'

const router = '**/assets/router-*.js*'
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const aboutUs = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true })

/** The scripts that a page asks for, as it goes along. */
function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))

test('until the visitor moves, at most 4 KB of script run on any page', async ({ page, quay }) => {
  for (const { path } of samples) {
    const scripts = scriptsOf(page)
    await page.goto(quay.url + path)
    await settled(page)
    await idle(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.length, path).toBeGreaterThan(0)
    const bytes = scripts.reduce((sum, file) => sum + statSync(`dist${file}.br`).size, 0)
    // The offline page has the outbox to look into. It comes from the device.
    expect(bytes, `${path}: ${scripts}`).toBeLessThanOrEqual(path === '/offline' ? 6000 : 4000)
    page.removeAllListeners('request')
  }
})

test('reading and scrolling fetch no React, and sending an inquiry waits for none', async ({ page, quay }) => {
  const scripts = scriptsOf(page)
  await page.route('**/assets/react-*.js*', () => {})
  await page.goto(`${quay.url}/contact`)
  await settled(page)
  await page.mouse.move(400, 500)
  await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((file) => file.includes('react-'))).toEqual([])
  await fillIn(page, inquiryBy('No React'))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await pastThanks(page)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'No React')).toHaveLength(1)
})

test('a link that is followed before the router is there loads its document', async ({ page, quay }) => {
  await page.route(router, () => {})
  await page.goto(quay.url)
  await settled(page)
  await aboutUs(page).click()
  await expect(title(page)).toHaveText('See the goods first, then talk price')
  await goBack(page)
  await expect(title(page)).toHaveText(/^Ingredients/)
})

test('where the router never comes, links load documents and an inquiry goes out once, with thanks', async ({
  page,
  quay,
}) => {
  await page.route(router, (route) => route.abort())
  await page.goto(quay.url)
  await aboutUs(page).click()
  await expect(title(page)).toHaveText('See the goods first, then talk price')
  await page.goto(`${quay.url}/contact`)
  await fillIn(page, inquiryBy('Layla alone'))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Layla alone')).toHaveLength(1)
  await expect.poll(() => outbox(page)).toEqual([])
  expect(new URL(page.url()).hash).toBe('')
})

test('where the code that sends cannot be had, an inquiry is stored, and the next visit sends it', async ({
  page,
  quay,
}) => {
  await page.route('**/assets/delivery-*.js*', (route) => route.abort())
  await page.goto(`${quay.url}/contact`)
  await settled(page)
  await fillIn(page, inquiryBy('Layla without a courier'))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  expect((await outbox(page)).map(({ name }) => name)).toEqual(['Layla without a courier'])
  await pastThanks(page)
  await expect(page.getByLabel('Message')).toHaveValue('')
  await page.unroute('**/assets/delivery-*.js*')
  await page.goto(`${quay.url}/about`)
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Layla without a courier')).toHaveLength(1)
})

test('where neither a disk nor the code that sends can be had, the browser posts the form', async ({ page, quay }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.route('**/assets/delivery-*.js*', (route) => route.abort())
  await page.goto(`${quay.url}/contact`)
  await settled(page)
  await fillIn(page, inquiryBy('Layla by post'))
  await sendButton(page).click()
  await expect(page).toHaveURL(`${quay.url}/contact#thank-you`)
  await expect(thanks(page)).toBeVisible()
  expect(quay.rows().filter(({ name }) => name === 'Layla by post')).toHaveLength(1)
})

test('an inquiry that is sent before the code is there is not taken for a robot', async ({ page, quay }) => {
  const delivery = Promise.withResolvers<void>()
  await page.route('**/assets/delivery-*.js*', async (route) => {
    await delivery.promise
    await route.continue()
  })
  await page.goto(`${quay.url}/contact`)
  await fillIn(page, inquiryBy('Layla ahead'))
  // Nobody fills in the form within two seconds; how long it took is counted from the page, not from the code.
  await page.waitForFunction(() => performance.now() > 2000)
  await sendButton(page).click()
  delivery.resolve()
  await expect(thanks(page)).toBeVisible()
  const ahead = () => quay.rows().filter(({ name }) => name === 'Layla ahead')
  await expect.poll(ahead).toHaveLength(1)
  expect(ahead()[0]?.flags).toEqual([])
})

const sparing = {
  'a visitor who saves data': { saveData: true, effectiveType: '4g' },
  'a slow connection': { saveData: false, effectiveType: '3g' },
}

for (const [who, connection] of Object.entries(sparing)) {
  test(`for ${who} nothing is fetched ahead, and a click is a page change all the same`, async ({
    page,
    quay,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'It does not tell.')
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto(quay.url)
    await settled(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
    await move(page)
    await aboutUs(page).hover()
    await page.evaluate(() => new Promise((rested) => setTimeout(rested, 300)))
    expect(asked.filter((request) => request.endsWith('/about'))).toEqual([])
    await aboutUs(page).click()
    await expect(title(page)).toHaveText('See the goods first, then talk price')
    expect(asked).toContain('fetch /about')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a bare tap changes the page without a document', async ({ page, quay, browserName }) => {
    test.skip(browserName === 'firefox', 'Firefox takes Playwright’s taps for none.')
    await page.goto(quay.url)
    await settled(page)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
    })
    const footer = page.getByRole('contentinfo')
    await move(page)
    await footer.getByRole('link', { name: 'About Us' }).tap()
    await expect(title(page)).toHaveText('See the goods first, then talk price')
    expect(loads).toEqual([])
  })
})
