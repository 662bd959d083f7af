import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../faults/test.ts'
import { buildElsewhere } from '../quality/build-elsewhere.ts'
import { kept, visitKept } from '../quality/kept.ts'
import { pages } from '../quality/pages.ts'
import { follow, settled } from '../quality/visit.ts'
import { type Running, startServer } from '../server/running-server.ts'

test.use({ serviceWorkers: 'allow' })
// In one worker: the other versions are built once.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const folder = mkdtempSync(join(tmpdir(), 'saffron-versions-'))
const settings = { second: { SITE_BRAND: 'Second Quay' }, retired: { SITE_OFFLINE: 'no' } }
let server: Running
let address = ''

/** Puts another version of the site in the place of the one that is there. */
async function deploy(version: 'first' | keyof typeof settings) {
  const port = server ? server.port : 0
  await server?.stop('SIGKILL')
  const script = version === 'first' ? 'server/main.ts' : join(folder, version, 'server/main.ts')
  const data = join(folder, 'data')
  server = await startServer({ COLLECT_ONLY: '0', PORT: String(port), DATA_DIR: data }, script)
  address = `http://localhost:${server.port}`
}

test.beforeAll(() => {
  test.setTimeout(300_000)
  for (const [version, environment] of Object.entries(settings)) {
    mkdirSync(join(folder, version))
    buildElsewhere(join(folder, version), environment)
  }
})
test.beforeEach(() => deploy('first'))
test.afterAll(async () => {
  await server?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const shelves = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site ')))

/** Waits until the worker of the version now deployed has taken over. */
async function newestInCharge(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const states = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      return [installing?.state, waiting?.state, active?.state]
    })
  await expect.poll(states).toEqual([undefined, undefined, 'activated'])
}

/** Waits until another worker has taken over from the one that is there now. */
const nextWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true }),
      ),
  )

test('after a deployment the next visit is new at once, and what is kept soon after', async ({ page, context }) => {
  await visitKept(page, `${address}/about`)
  const before = await kept(page, 'site ')
  const [first] = await shelves(page)
  await deploy('second')
  await page.goto(`${address}/products`)
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

  // Files of the last version are gone from the server, but not for a tab that still shows it.
  const after = await (await fetch(`${address}/service-worker.js`)).text()
  const old = before.find((path) => path.startsWith('/assets/') && !after.includes(path)) ?? ''
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

test('a tab left open changes to the new version with its next page', async ({ page }) => {
  await visitKept(page, `${address}/about`)
  await page.reload()
  await settled(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const mark = () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  await follow(page.getByRole('banner').getByRole('link', { name: 'Our Products' }))
  await expect(page).toHaveTitle(/Saffron Quay$/)
  expect(await mark()).toBe(true)

  await deploy('second')
  let isReplaced = false
  const replaced = nextWorker(page).then(() => {
    isReplaced = true
  })
  // The visitor comes back to the tab; on a busy machine once more, before the page listens for that.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(isReplaced).toBe(true)
  }).toPass()
  await replaced
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveTitle(/ \| Second Quay$/)
  await expect(page).toHaveURL(`${address}/contact`)
  expect(await mark()).toBe(false)
  await settled(page)
})

test('a network that does not answer is not waited for', async ({ page }) => {
  await visitKept(page, `${address}/about`)
  server.process.kill('SIGSTOP')
  // Pictures are still being waited for.
  await page.goto(`${address}/products/nuts`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuts')
  await settled(page)
  server.process.kill('SIGCONT')
})

test('a server in trouble is hidden by what is kept', async ({ page }) => {
  await visitKept(page, `${address}/about`)
  await server.stop('SIGKILL')
  const troubled = createServer((_, response) => response.writeHead(503).end('Back in a minute')).listen(server.port)
  await page.goto(`${address}/products/nuts`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuts')
  const unknown = await page.goto(`${address}/products/gold`)
  expect(unknown?.status()).toBe(503)
  troubled.closeAllConnections()
  await new Promise((done) => troubled.close(done))
})

test('a build without offline reading removes the worker and all that it kept', async ({ page }) => {
  await visitKept(page, `${address}/about`)
  await deploy('retired')
  await page.goto(`${address}/about`)
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }))
  await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: [] })
  await page.reload()
  await settled(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
  expect(await left()).toEqual({ workers: 0, caches: [] })
})
