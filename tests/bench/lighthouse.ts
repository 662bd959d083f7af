import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '../../install/find-chromium.ts'

const version = '13.5.0'
const folder = `.cache/lighthouse-${version}`

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const
const categories = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}

type Result = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number }>
  audits: Record<string, { score: number | null; numericValue: number; details: { items: Item[] } }>
}
type Item = { url: string; resourceType: string; transferSize: number; group: string; duration: number }
type Browser = { port: number; kill: () => void }
type Audit = (address: string, options: object, config: object) => Promise<{ lhr: Result }>

export type Figures = Record<string, number>

/** Lighthouse as it judges a phone, in one browser that is kept for all audits. */
export async function openLighthouse() {
  if (!existsSync(`${folder}/node_modules/lighthouse`)) await install()
  const audit: Audit = (await load('lighthouse/core/index.js')).default
  const { launch } = await load('chrome-launcher/dist/index.js')
  const browser: Browser = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'error',
  })
  process.once('exit', () => browser.kill())
  return {
    judge: async (address: string) => {
      const options = { port: browser.port, logLevel: 'error', onlyCategories: Object.keys(categories) }
      const { lhr } = await audit(address, options, { extends: 'lighthouse:default' })
      if (lhr.runtimeError) throw new Error(`Lighthouse could not judge ${address}: ${lhr.runtimeError.message}`)
      return figuresOf(lhr, address)
    },
    close: () => browser.kill(),
  }
}

/** 180 MB that only this command needs: fetched when it first runs, so that `npm start` stays light. */
async function install() {
  console.log(`Installing Lighthouse ${version} into ${folder}. This happens once …`)
  await mkdir(folder, { recursive: true })
  const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, `lighthouse@${version}`], { stdio: 'inherit' })
  if (status !== 0)
    throw new Error('Lighthouse could not be installed (see above). Check the connection and try again.')
}

const load = (file: string) => import(pathToFileURL(resolve(folder, 'node_modules', file)).href)

function figuresOf({ categories: judged, audits }: Result, address: string): Figures {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const items = (name: string) => audits[name]?.details.items ?? []
  const scripting = items('mainthread-work-breakdown').filter(({ group }) => /^script/.test(group))
  const received = items('network-requests').filter(({ url }) => url.startsWith(new URL(address).origin))
  const kilobytes = (some: Item[]) => sum(some.map(({ transferSize }) => transferSize)) / 1000
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([id, name]) => [name, Math.round((judged[id]?.score ?? 0) * 100)]),
    ),
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    'script time ms': sum(scripting.map(({ duration }) => duration)),
    requests: received.length,
    ...Object.fromEntries(
      kinds.map((kind) => [`${kind} KB`, kilobytes(received.filter(({ resourceType }) => resourceType === kind))]),
    ),
    'all KB': kilobytes(received),
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
