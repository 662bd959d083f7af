import type { Page } from '@playwright/test'
import { fillIn, inquiryBy, sendButton, thanks } from '../faults/buyer.ts'
import { expect, test } from '../faults/test.ts'

const code = '**/assets/site-*.js'
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const aboutUs = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true })

/** Opens a page whose code is on its way until the returned function is called. */
async function openAhead(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address)
  return resolve
}

test('the code comes after the picture that opens the page', async ({ page, quay }) => {
  const seen: string[] = []
  const picture = Promise.withResolvers<void>()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.route('**/pictures/home-hero-*', async (route) => {
    await picture.promise
    await route.continue()
  })
  page.on('requestfinished', (request) => {
    if (request.url().includes('/home-hero-')) seen.push('picture')
  })
  page.on('request', (request) => {
    if (request.url().includes('/assets/site-')) seen.push('code')
  })
  await page.goto(quay.url, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  picture.resolve()
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return seen
    })
    .toEqual(['picture', 'code'])
})

test('a picture that takes too long does not hold up the code', async ({ page, quay }) => {
  await page.route('**/pictures/home-hero-*', () => {})
  const asked = page.waitForRequest(code)
  await page.goto(quay.url, { waitUntil: 'domcontentloaded' })
  await asked
})

test('a link that is followed before the code is there becomes a page change', async ({ page, quay }) => {
  const arrive = await openAhead(page, quay.url)
  const documentOf = await page.evaluateHandle(() => document)
  await aboutUs(page).click()
  await expect(page).toHaveURL(`${quay.url}/about`)
  arrive()
  await expect(title(page)).toHaveText('See the goods first, then talk price')
  expect(await documentOf.evaluate((first) => first === document)).toBe(true)
})

test('an inquiry that is sent before the code is there goes out once, with thanks', async ({ page, quay }) => {
  const arrive = await openAhead(page, `${quay.url}/contact`)
  await fillIn(page, inquiryBy('Layla ahead'))
  await sendButton(page).click()
  await sendButton(page).click()
  expect(quay.crossings()).toBe(0)
  // Nobody fills in the form within two seconds; how long it took is counted from the page, not from the code.
  await page.waitForFunction(() => performance.now() > 2000)
  arrive()
  await expect(thanks(page)).toBeVisible()
  const ahead = () => quay.rows().filter(({ name }) => name === 'Layla ahead')
  await expect.poll(ahead).toHaveLength(1)
  expect(ahead()[0]?.flags).toEqual([])
  expect(new URL(page.url()).hash).toBe('')
})

test('where the code never comes, links load documents and the form is posted', async ({ page, quay }) => {
  await page.route(code, (route) => route.abort())
  await page.goto(quay.url)
  await aboutUs(page).click()
  await expect(title(page)).toHaveText('See the goods first, then talk price')
  await page.goto(`${quay.url}/contact`)
  await fillIn(page, inquiryBy('Layla alone'))
  await sendButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => quay.rows().filter(({ name }) => name === 'Layla alone')).toHaveLength(1)
})
