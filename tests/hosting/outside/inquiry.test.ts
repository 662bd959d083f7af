import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, test } from 'node:test'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { fillIn, inquiryBy, openForm, sendButton, thanks } from '../../faults/buyer.ts'
import { startCloudflare } from '../cloudflare.ts'
import { freePort } from '../host.ts'
import { startOwnServer } from '../own-server.ts'
import { openWatchedBrowser } from '../watched-browser.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'saffron-elsewhere-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** The site as it is built for a CDN, with its collector on another origin. */
function buildFor(collector: string) {
  const parts = ['app', 'publish', 'server', 'package.json', 'site.config.ts', 'vite.config.ts', 'tsconfig.json']
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const part of ['public', 'node_modules']) symlinkSync(join(root, part), join(folder, part))
  const env = { ...process.env, FORM_ENDPOINT: `${collector}/inquiries` }
  execFileSync(process.execPath, ['publish/build.ts'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  return join(folder, 'dist')
}

const port = await freePort()
const collectorOrigin = `http://127.0.0.1:${port}`
const cloudflare = await startCloudflare(buildFor(collectorOrigin))

if (typeof cloudflare === 'string') test('an inquiry from a CDN', { skip: cloudflare }, () => {})
else {
  const data = join(folder, 'data')
  const collector = await startOwnServer({
    PORT: String(port),
    DATA_DIR: data,
    COLLECT_ONLY: '1',
    INQUIRY_ORIGINS: cloudflare.origin,
  })
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
}
