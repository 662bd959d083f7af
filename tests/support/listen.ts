import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { findShell } from '../../install/find-chromium.ts'
import { startOwnServer } from '../hosting/own-server.ts'
import { arabicSamples, desktop, nameOf, phone, samples } from './pages.ts'
import { openStillPage } from './still-page.ts'

type Reading = {
  /** Of the file in tests/spoken/. */
  name: string
  path: string
  viewport: { width: number; height: number }
  /** What is read, if not all of it. */
  part?: string
  prepare?: (page: Page) => Promise<void>
}

/** A page of each kind in each language, the menu of a phone, and an inquiry with a list. */
export const readings: Reading[] = [
  ...[...samples, ...arabicSamples].map(({ path }) => ({ name: nameOf(path), path, viewport: desktop })),
  {
    name: 'menu',
    path: '/',
    viewport: phone,
    part: 'header',
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'list',
    path: '/contact#list=cashews-w320:500kg:10kg%20vacuum%20bags,cumin-seed',
    viewport: desktop,
    part: 'main',
    prepare: (page) => page.getByRole('heading', { name: 'Your list' }).waitFor(),
  },
]

export const fileOf = ({ name }: Reading) => `tests/spoken/${name}.txt`

const reader = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8')
const readerPath = '/virtual-screen-reader.js'

/** A screen reader in a real browser, which reads the built pages from the first line to the last. */
export async function openListener() {
  const server = await startOwnServer()
  const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox'] })
  return {
    async hear({ path, viewport, part = 'body', prepare }: Reading) {
      const page = await openStillPage(browser, server.origin, path, viewport)
      await page.route(`**${readerPath}`, (route) => route.fulfill({ contentType: 'text/javascript', body: reader }))
      await prepare?.(page)
      const phrases = await page.evaluate(readAll, [readerPath, part] as const)
      await page.context().close()
      return indent(phrases)
    },
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}

/** Runs in the page. */
async function readAll([address, part]: readonly [string, string]) {
  const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(address)
  await virtual.start({ container: document.querySelector(part) ?? document })
  const end = `end of ${await virtual.lastSpokenPhrase()}`
  while ((await virtual.lastSpokenPhrase()) !== end) await virtual.next()
  return virtual.spokenPhraseLog()
}

/** What stands between a phrase and its "end of" moves in under it. */
function indent(phrases: string[]) {
  const lines: { phrase: string; depth: number; ended: boolean }[] = []
  for (const phrase of phrases) {
    const ending = phrase.match(/^end of (?<begun>.*)/s)?.groups?.begun
    const begun = lines.findLastIndex((line) => line.phrase === ending && !line.ended)
    const start = lines[begun]
    if (start) {
      start.ended = true
      for (const line of lines.slice(begun + 1)) line.depth++
    } else lines.push({ phrase, depth: 0, ended: false })
  }
  return lines.map(({ phrase, depth }) => '  '.repeat(depth) + phrase)
}
