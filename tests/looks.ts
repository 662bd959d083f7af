/**
 * `npm run test:looks`: a page of each kind in each language on a phone and a desktop beside the picture of it that was approved.
 * `update` approves what is there now, `home contact` looks at these two alone.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../install/find-chromium.ts'
import { startOwnServer } from './hosting/own-server.ts'
import { compare, reduce } from './looks/compare.ts'
import { photograph } from './looks/photograph.ts'
import { arabicSamples, desktop, nameOf, phone, samples } from './support/pages.ts'

const references = 'tests/looks'
const differences = '.cache/looks'
// A word that is one letter longer changes more.
const allowed = 12

const wanted = process.argv.slice(2).filter((name) => !/^(--)?update$/.test(name))
const isUpdate = process.argv.some((name) => /^(--)?update$/.test(name))
const server = await startOwnServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
mkdirSync(differences, { recursive: true })
let failed = 0

for (const { path } of [...samples, ...arabicSamples].filter(isWanted))
  for (const { width } of [phone, desktop]) {
    const name = `${nameOf(path)}-${width}`
    const news = await look(name, await reduce(await photograph(browser, server.origin, path, width)))
    if (news) failed++
    console.log(news ? `CHANGED ${name}: ${news}` : `${isUpdate ? 'kept' : 'same'} ${name}`)
  }

await browser.close()
await server.stop()
if (failed) console.log(`\n${failed} changed. If all of it is meant: npm run test:looks update`)
process.exitCode = failed ? 1 : 0

function isWanted({ path }: { path: string }) {
  return wanted.length === 0 || wanted.includes(nameOf(path))
}

async function look(name: string, now: Buffer) {
  const reference = `${references}/${name}.webp`
  if (isUpdate) writeFileSync(reference, now)
  if (!existsSync(reference)) return 'there is no reference'
  const { count, heights, difference } = await compare(readFileSync(reference), now)
  if (count <= allowed) return undefined
  const picture = `${differences}/${name}.png`
  writeFileSync(picture, await difference())
  const [before = 0, after = 0] = heights
  return `${count} pixels${after === before ? '' : `, ${2 * after} px high and not ${2 * before}`}, in red in ${picture}`
}
