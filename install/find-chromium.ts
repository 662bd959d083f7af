import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages } from './debian.ts'
import { program } from './program.ts'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** How it is started. */
export const switches = [
  '--no-sandbox',
  '--disable-background-networking',
  // There is none, and imitating one costs a core.
  '--disable-gpu',
  '--in-process-gpu',
  // Nor are pages kept in stock that no test will open.
  '--disable-features=SpareRendererForSitePerProcess',
  // Letters on whole pixels would make lines longer than anywhere else.
  '--font-render-hinting=none',
  // The map stays away, without a route: routes pass every request through the test and switch off the browser's cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** A Chromium to test in: the named one, an installed one, Playwright's own; where there is none, gets one. */
export function findChromium() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there.`)
  const found = named ?? installed.find((path) => existsSync(path)) ?? playwrights()
  if (found) return found
  console.log('No Chromium found. Installing one …')
  if (installPackages('chromium', 'chromium-headless-shell') || installPackages('chromium')) return '/usr/bin/chromium'
  const [node, playwright] = program('@playwright/test', 'playwright')
  const { status } = spawnSync(node, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
  if (status === 0) return chromium.executablePath()
  throw new Error(
    'No browser to test in. Install Chromium or Chrome, or set CHROME_PATH to one, and run the tests again.',
  )
}

/** The same browser without windows, where it is installed: half the work for every page. It keeps no pages to come back to. */
export function findShell() {
  const shell = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findChromium()
}

const playwrights = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
