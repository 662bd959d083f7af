import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { fillIn, inquiryBy, openForm, sendButton, thanks } from '../../quay/buyer.ts'
import { buildElsewhere } from '../../support/build-elsewhere.ts'
import { startCloudflare } from '../cloudflare.ts'
import { freePort } from '../host.ts'
import { startOwnServer } from '../own-server.ts'
import { openWatchedBrowser } from '../watched-browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'saffron-elsewhere-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const port = await freePort()
const collectorOrigin = `http://127.0.0.1:${port}`
buildElsewhere(folder, { FORM_ENDPOINT: `${collectorOrigin}/inquiries` })
const cloudflare = await startCloudflare(join(folder, 'dist'))

if (typeof cloudflare === 'string') test('an inquiry from a CDN', { skip: cloudflare }, () => {})
else {
  const data = join(folder, 'data')
  const startCollector = (origins: string) =>
    startOwnServer({ PORT: String(port), DATA_DIR: data, COLLECT_ONLY: '1', INQUIRY_ORIGINS: origins })
  let collector = await startCollector(cloudflare.origin)
  const browser = await openWatchedBrowser()
  after(async () => {
    await browser.close()
    await collector.stop()
    await cloudflare.stop()
  })

  const arrived = async (name: string) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const store = await openSqliteStore(data)
      const found = (await store.list()).filter((inquiry) => inquiry.name === name)
      await store.close()
      if (found.length) return found.length
      await new Promise((next) => setTimeout(next, 100))
    }
    return 0
  }

  test('an inquiry from the site on a CDN reaches the collector on another origin', async () => {
    const { page, complaints, leave } = await browser.visitor([cloudflare.origin, collectorOrigin])
    await openForm(page, cloudflare.origin)
    await fillIn(page, inquiryBy('Layla of the CDN'))
    await sendButton(page).click()
    await thanks(page).waitFor()
    assert.equal(await arrived('Layla of the CDN'), 1)
    assert.deepEqual(complaints, [])
    await leave()
  })

  test('without scripts as well, and the visitor is led back to the site', async () => {
    const { page, leave } = await browser.visitor([cloudflare.origin, collectorOrigin], { javaScriptEnabled: false })
    await page.goto(`${cloudflare.origin}/contact`)
    await fillIn(page, inquiryBy('Layla without scripts'))
    await sendButton(page).click()
    await page.waitForURL(`${cloudflare.origin}/contact#thank-you`)
    assert.equal(await arrived('Layla without scripts'), 1)
    await leave()
  })

  test('a collector that does not know the site takes nothing, and the browser keeps it until it does', async () => {
    await collector.stop()
    collector = await startCollector('https://elsewhere.example')
    const { page, leave } = await browser.visitor([cloudflare.origin, collectorOrigin])
    await openForm(page, cloudflare.origin)
    await fillIn(page, inquiryBy('Layla unknown'))
    await sendButton(page).click()
    await page.getByRole('status').filter({ hasText: 'Stored on this device.' }).waitFor()
    await collector.stop()
    collector = await startCollector(cloudflare.origin)
    assert.equal(await arrived('Layla unknown'), 1)
    await leave()
  })
}
