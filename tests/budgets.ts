/** Weighs every page of dist/ against its budgets, in bytes as they are sent. Prints a table; exits 1 when one is broken. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { findChromium, switches } from './find-chromium.ts'
import { desktop, pages, phone, sheetSamples, sheets } from './quality/pages.ts'
import { settled } from './quality/visit.ts'

const most = {
  scripts: 4,
  html: 15,
  // Arabic letters are two bytes each.
  'Arabic html': 15.2,
  phone: 300,
  desktop: 450,
  fonts: 60,
  'Arabic fonts': 60,
  'sheet html': 18.7,
  'Arabic sheet html': 20.1,
  'sheet phone': 230,
  // With an italic for scientific names (9 KB), and Arabic names on English guides (8 KB).
  'sheet fonts': 60,
  // The four faces of the Arabic edition are 59 already.
  'Arabic sheet fonts': 70,
  finder: 18,
  'finder names': 40,
}
type Budget = keyof typeof most

/** What every guide is to come down to, HTML with styles. */
const aimed = 17

const broken: string[] = []

/** A weight in KB for the table, marked and remembered when it is over its budget. */
function weigh(what: string, budget: Budget, bytes: number) {
  const kilobytes = bytes / 1000
  if (kilobytes <= most[budget]) return kilobytes.toFixed(1)
  broken.push(`${what}: ${budget} weigh ${kilobytes.toFixed(1)} KB, ${most[budget]} KB are allowed`)
  return `${kilobytes.toFixed(1)} !`
}

const inArabic = (path: string) => (path === '/' ? '/ar' : `/ar${path}`)
const fileOf = (path: string) => (path === '/' ? 'dist/index.html' : `dist${path}.html`)
const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** A script and all that it imports. */
function withImports(file: string, found = new Set<string>()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/from"\.\/([^"]+)"/g))
    withImports(`dist/assets/${name}`, found)
  return found
}

function countInlineScripts(path: string, html: string) {
  const inline = html.match(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")/g)?.length ?? 0
  if (inline > 0) broken.push(`${path}: ${inline} inline scripts, none are allowed`)
  return inline
}

/** Everything a visitor's browser receives until it is idle, without scrolling; the map comes from elsewhere. */
async function firstLoad(browser: Browser, address: string, viewport: typeof phone, pixels: number) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: pixels, isMobile: viewport === phone })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setBlockedURLs', { urls: ['https://*'] })
  const scripts = new Set<string>()
  const fonts = new Set<string>()
  network.on('Network.requestWillBeSent', ({ request }) => {
    const file = `dist${new URL(request.url).pathname}`
    if (file.endsWith('.js')) scripts.add(file)
    if (file.endsWith('.woff2')) fonts.add(file)
  })
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address)
  await settled(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  const weight = (files: Set<string>) => [...files].reduce((sum, file) => sum + sent(file), 0)
  return { bytes, scripts: weight(scripts), fonts: weight(fonts) }
}

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function serveSite() {
  const port = await freePort()
  const environment = { ...process.env, PORT: String(port), DATA_DIR: 'test-results/budgets' }
  const server = spawn(process.execPath, ['server/main.ts'], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (server.exitCode !== null) throw new Error('The server did not start (see above).')
  return { address: `http://localhost:${port}`, stop: () => server.kill() }
}

if (!existsSync('dist/index.html')) throw new Error('There is no dist/ to weigh: run `npm run build` first.')
const { address, stop } = await serveSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: switches })
try {
  const rows: Record<string, Record<string, string | number>> = {}
  const english = [...pages, ...sheetSamples].map(({ path }) => path)
  const arabic = ['/', '/products/spices', '/contact', '/products/nuts/cashews'].map(inArabic)
  for (const path of [...english, ...arabic]) {
    const kind = sheets.some((sheet) => path.endsWith(sheet.path)) ? 'sheet ' : ''
    const edition = path.startsWith('/ar') ? 'Arabic ' : ''
    const html = readFileSync(fileOf(path), 'utf8')
    const [onPhone, onDesktop] = await Promise.all([
      firstLoad(browser, address + path, phone, 2),
      firstLoad(browser, address + path, desktop, 1),
    ])
    rows[path] = {
      'scripts KB': weigh(path, 'scripts', onPhone.scripts),
      'inline scripts': countInlineScripts(path, html),
      'html KB': weigh(path, `${edition}${kind}html` as Budget, sent(fileOf(path))),
      'fonts KB': weigh(path, `${edition}${kind}fonts` as Budget, onPhone.fonts),
      'phone, first load KB': weigh(path, `${kind}phone` as Budget, onPhone.bytes),
      'desktop, first load KB': weigh(path, 'desktop', onDesktop.bytes),
    }
  }
  rows['at most'] = {
    'scripts KB': most.scripts,
    'inline scripts': 0,
    'html KB': most.html,
    'fonts KB': most.fonts,
    'phone, first load KB': most.phone,
    'desktop, first load KB': most.desktop,
  }
  console.table(rows)
  for (const { path } of pages) weigh(inArabic(path), 'Arabic html', sent(fileOf(inArabic(path))))
  for (const { path } of sheets) {
    weigh(path, 'sheet html', sent(fileOf(path)))
    weigh(inArabic(path), 'Arabic sheet html', sent(fileOf(inArabic(path))))
  }
  const heavy = sheets
    .flatMap(({ path }) => [path, inArabic(path)])
    .map((path) => ({ path, kilobytes: sent(fileOf(path)) / 1000 }))
    .sort((one, other) => other.kilobytes - one.kilobytes)
  const within = heavy.filter(({ kilobytes }) => kilobytes <= aimed)
  console.log(
    `Sheets: ${within.length} of ${heavy.length} within ${aimed} KB; the heaviest is ${heavy[0]?.path}, ${heavy[0]?.kilobytes.toFixed(1)} KB`,
  )
  const [code = ''] = globSync('dist/assets/finder-*.js')
  const before = new Set(globSync('dist/assets/{start,addButtons}-*.js').flatMap((file) => [...withImports(file)]))
  for (const index of globSync('dist/assets/finder-{en,ar}-*.json')) {
    // React is a file that others need, too; the list's store comes with the first move.
    const fetched = [...withImports(code)].filter((file) => !/\/react-/.test(file) && !before.has(file))
    const bytes = [index, ...fetched].reduce((sum, file) => sum + sent(file), 0)
    console.log(`Finder, ${index.slice(-16, -14)}: ${weigh(index, 'finder', bytes)} KB of ${most.finder} KB`)
  }
  for (const names of globSync('dist/assets/finder-{latin,others}-*.json'))
    console.log(
      `Further names, ${names.slice(19, -14)}: ${weigh(names, 'finder names', sent(names))} KB of ${most['finder names']} KB`,
    )
} finally {
  await browser.close()
  stop()
}
for (const line of broken) console.error(line)
process.exitCode = broken.length ? 1 : 0
