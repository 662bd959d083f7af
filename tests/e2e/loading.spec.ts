import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { arabic, desktop, few, isBroad, pages, phone, samples } from '../support/pages.ts'
import { mapOrigin, settled, visit } from '../support/visit.ts'

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

/** Keeps every movement of the layout, and what moved. */
function watchShifts() {
  window.shifts = []
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      window.shifts.push({ value, moved: sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120) ?? '') })
  }).observe({ type: 'layout-shift', buffered: true })
}

const withMap = pages.filter(({ path }) => path === '/contact')

const total = (shifts: { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0)

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Not by routes, which would switch off the browser's cache. */
async function cutOff(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: [`${mapOrigin}/*`] })
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('pages keep still as they load, complain of nothing, leave no cookie and ask nobody but the map', {
      tag: '@sweep',
    }, async ({ page, baseURL }) => {
      test.setTimeout(120_000)
      const complaints: string[] = []
      const outside: string[] = []
      page.on('console', (message) => {
        const isExpected = /404 \(Not Found\)|ERR_BLOCKED_BY_CLIENT|blocked by Playwright/.test(message.text())
        if (/error|warning/.test(message.type()) && !isExpected) complaints.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== baseURL) outside.push(new URL(request.url()).origin)
      })
      await cutOff(page)
      await visit(page, '/about')
      await page.addInitScript(watchShifts)
      for (const { path, name } of isBroad ? [...pages, ...samples] : [...few, ...withMap]) {
        await visit(page, path)
        await twoFrames(page)
        const shifts = await page.evaluate(() => window.shifts)
        // The finder's button stands between two words of the header: a typeface a frame late moves it by a few pixels.
        expect.soft(total(shifts), `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01)
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        // Others are asked once the page is read to its end, and only where there is a map.
        await expect.poll(() => [...new Set(outside)], name).toEqual(path === '/contact' ? [mapOrigin] : [])
        outside.length = 0
      }
      expect(complaints).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })

    for (const [edition, pages, wanted] of [
      ['English', few, ['Fraunces', 'Instrument Sans']],
      ['Arabic', few.map(arabic), ['Markazi Text', 'Vazirmatn text', 'Fraunces']],
    ] as const)
      test(`typefaces that arrive late do not move ${edition} pages`, {
        tag: (device === 'phone') === (edition === 'Arabic') ? '@sweep' : '@broad',
      }, async ({ page }) => {
        test.slow()
        await page.addInitScript(watchShifts)
        for (const { path, name } of pages) {
          const fonts = Promise.withResolvers<void>()
          await page.route('**/*.woff2', async (route) => {
            await fonts.promise
            await route.continue()
          })
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await settled(page)
          await twoFrames(page)
          fonts.resolve()
          const faces = await page.evaluate(async () => {
            await document.fonts.ready
            return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
          })
          expect(faces).toEqual(expect.arrayContaining([...wanted]))
          await twoFrames(page)
          const shifts = await page.evaluate(() => window.shifts)
          // A line of a hero's lead may break elsewhere in a stand-in. From 0.1 on a shift counts as a disturbance.
          expect.soft(total(shifts), `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(0.05)
          await page.unroute('**/*.woff2')
        }
      })
  })
}

test('a page that arrives in two pieces keeps still', { tag: '@broad' }, async ({ context, baseURL }) => {
  test.slow()
  await using pieces = await inPieces(baseURL as string, '</h1>')
  // Side by side: most of the time is waiting.
  await Promise.all(
    [phone, desktop].map(async (viewport) => {
      const page = await context.newPage()
      await page.setViewportSize(viewport)
      await page.addInitScript(watchShifts)
      for (const { path, name } of few) {
        await page.goto(`${pieces.origin}${path}`)
        await twoFrames(page)
        const shifts = await page.evaluate(() => window.shifts)
        // A typeface that comes a frame late moves the header's links by a few pixels.
        expect.soft(total(shifts), `${name}, ${viewport.width}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01)
      }
    }),
  )
})

/** The site from a slow line, which takes a while over the rest of a page once the end of its title is through. */
async function inPieces(site: string, cut: string) {
  const server = createServer(async ({ url = '/' }, outgoing) => {
    const answer = await fetch(new URL(url, site))
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    outgoing.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void outgoing.end(bytes)
    const middle = bytes.indexOf(cut) + cut.length
    outgoing.write(bytes.subarray(0, middle))
    await setTimeout(400)
    outgoing.end(bytes.subarray(middle))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
