import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from '../quay/test.ts'
import type { Running } from '../server/running-server.ts'
import { buildElsewhere } from '../support/build-elsewhere.ts'
import { createDeployments } from '../support/deployments.ts'
import { visitKept } from '../support/kept.ts'
import { idle, settled } from '../support/visit.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

const { folderOf, deploy, end } = createDeployments()
let server: Running
let address = ''

test.beforeEach(async () => {
  const first = await deploy('first')
  server = first.server
  address = first.address
})
test.afterAll(end)

test('a network that does not answer is not waited for', async ({ page }) => {
  await visitKept(page, `${address}/about`)
  server.process.kill('SIGSTOP')
  // Pictures are still being waited for.
  await page.goto(`${address}/products/nuts`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuts')
  await settled(page)
  server.process.kill('SIGCONT')
})

test('a server in trouble is hidden by what is kept', { tag: '@broad' }, async ({ page }) => {
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

test('a build without offline reading removes the worker and all that it kept', { tag: '@broad' }, async ({ page }) => {
  mkdirSync(folderOf('retired'))
  buildElsewhere(folderOf('retired'), { SITE_OFFLINE: 'no' })
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
  await idle(page)
  expect(await left()).toEqual({ workers: 0, caches: [] })
})
