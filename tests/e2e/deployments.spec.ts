import { appendFileSync, cpSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { sendInquiry } from '../quay/buyer.ts'
import { expect, test } from '../quay/test.ts'
import { buildElsewhere } from '../support/build-elsewhere.ts'
import { createDeployments } from '../support/deployments.ts'
import { kept, newestInCharge, visitKept } from '../support/kept.ts'
import { pages } from '../support/pages.ts'
import { settled } from '../support/visit.ts'

// In one worker: the second version is built once.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const { folderOf, deploy, inquiries, end } = createDeployments()
const second = folderOf('second')
const scriptsIn = (dist: string) => readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
let address = ''

test.beforeAll(() => {
  test.setTimeout(300_000)
  mkdirSync(second)
  buildElsewhere(second, { SITE_BRAND: 'Second Quay' }, () => {
    for (const file of globSync(`${second}/app/{features,lib,shell,ui}/**/*.{ts,tsx}`))
      appendFileSync(file, '\nObject.assign(globalThis, { second: true })\n')
    for (const file of globSync(`${second}/app/**/*.css`)) appendFileSync(file, '\n:root {\n  --second: 1;\n}\n')
    // As where the server builds in place: what the first version had is still there.
    cpSync('dist/assets', join(second, 'dist/assets'), { recursive: true })
  })
})
test.beforeEach(async () => {
  address = (await deploy('first')).address
})
test.afterAll(end)

/** Tabs of the first version that nobody has touched yet, so that none has fetched more than it begins with. */
async function openTabs(context: BrowserContext) {
  const open = async (path: string) => {
    const tab = await context.newPage()
    await tab.goto(address + path)
    await settled(tab)
    return tab
  }
  return {
    contact: await open('/contact'),
    nuts: await open('/products/nuts'),
    cashews: await open('/products/nuts/cashews'),
    home: await open('/'),
  }
}

const firstPlus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to your list/ })
    .first()
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

test('tabs from before a deployment send, add, find and draw as before, and lead to pages of the new version', async ({
  context,
}) => {
  const tabs = await openTabs(context)
  await deploy('second')
  const shared = scriptsIn('dist').filter((name) => !/^react-/.test(name))
  // Every script of the first version has another name now.
  const page = await (await fetch(`${address}/contact`)).text()
  expect(shared.filter((name) => page.includes(name))).toEqual([])

  await tabs.contact.bringToFront()
  await sendInquiry(tabs.contact, 'Before the deployment')
  await expect.poll(() => inquiries().filter(({ name }) => name === 'Before the deployment')).toHaveLength(1)
  await tabs.nuts.bringToFront()
  await firstPlus(tabs.nuts).click()
  await expect(tabs.nuts.getByRole('button', { name: /is on your list/ })).toHaveCount(1)
  await tabs.home.bringToFront()
  await tabs.home.keyboard.press('Control+K')
  await tabs.home.keyboard.type('w320')
  await expect(tabs.home.locator('#finder').getByRole('link', { name: /W320/ }).first()).toBeVisible()
  await tabs.cashews.bringToFront()
  await tabs.cashews.getByText('W180', { exact: true }).first().click()
  await expect(tabs.cashews.getByRole('img', { name: /180/ }).first()).toBeVisible()
  for (const tab of Object.values(tabs)) await expect(missing(tab)).toBeHidden()

  await tabs.nuts.bringToFront()
  const refused: string[] = []
  tabs.nuts.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await tabs.nuts.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(tabs.nuts).toHaveTitle(/ \| Second Quay$/)
  const styled = () => tabs.nuts.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--second'))
  await expect.poll(styled).toBe('1')
  expect(refused).toEqual([])
})

test('where the host keeps nothing of the first version, inquiries go out, and the rest says to load the page again', {
  tag: '@broad',
}, async ({ context }) => {
  const tabs = await openTabs(context)
  for (const name of scriptsIn('dist'))
    for (const end of ['', '.br', '.gz']) rmSync(join(second, 'dist/assets', name + end), { force: true })
  await deploy('second')

  await tabs.contact.bringToFront()
  await sendInquiry(tabs.contact, 'After the scripts were gone')
  await expect.poll(() => inquiries().filter(({ name }) => name === 'After the scripts were gone')).toHaveLength(1)
  await tabs.nuts.bringToFront()
  await firstPlus(tabs.nuts).click()
  await expect(missing(tabs.nuts)).toBeVisible()
  await tabs.home.bringToFront()
  await tabs.home.keyboard.press('Control+K')
  await expect(missing(tabs.home)).toBeVisible()
  await missing(tabs.home).getByRole('link').click()
  await expect(tabs.home).toHaveTitle(/Second Quay/)
  await settled(tabs.home)
  await tabs.home.keyboard.press('Control+K')
  await tabs.home.keyboard.type('w320')
  await expect(tabs.home.locator('#finder').getByRole('link', { name: /W320/ }).first()).toBeVisible()
})

test.describe('with a worker', { tag: '@broad' }, () => {
  test.use({ serviceWorkers: 'allow' })

  const shelves = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site ')))

  test('after a deployment the next visit is new at once, and what is kept soon after', async ({ page, context }) => {
    await visitKept(page, `${address}/about`)
    const before = await kept(page, 'site ')
    const [first] = await shelves(page)
    await deploy('second')
    // A link of the tab that was left open, on a page that the worker has kept.
    await page.getByRole('banner').getByRole('link', { name: 'Our Products' }).click()
    await expect(page).toHaveTitle(/ \| Second Quay$/)
    await newestInCharge(page)
    expect(await shelves(page)).toHaveLength(2)

    await context.setOffline(true)
    for (const { path } of pages) {
      await page.goto(address + path)
      await expect(page).toHaveTitle(/ \| Second Quay$/)
      await settled(page)
    }
    await context.setOffline(false)

    // Scripts of the last version are gone from the server, but not for a tab that still shows it.
    const after = await (await fetch(`${address}/service-worker.js`)).text()
    const old = before.find((path) => /^\/assets\/.+\.js$/.test(path) && !after.includes(path)) ?? ''
    expect((await fetch(address + old)).status).toBe(404)
    expect(await page.evaluate((path) => fetch(path).then(({ status }) => status), old)).toBe(200)

    // Back to the first: its shelf is the newest again, and no third one stays.
    await deploy('first')
    await page.goto(`${address}/about`)
    await expect(page).not.toHaveTitle(/Second Quay/)
    await newestInCharge(page)
    expect(await shelves(page)).toHaveLength(2)
    expect(await shelves(page)).toContain(first)
  })
})
