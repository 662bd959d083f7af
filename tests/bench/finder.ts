import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import * as today from '#app/features/finder/finder.ts'
import { makeFiles } from '#app/features/finder/makeFiles.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { buildAndTell } from '../../publish/build.ts'
import { languages } from '../finder/queries/languages.ts'
import { queries } from '../finder/queries/queries.ts'
import { trade } from '../finder/queries/trade.ts'
import { unsold } from '../finder/queries/unsold.ts'
import { startServer } from '../server/running-server.ts'
import { openBrowser } from './page-change.ts'

/** A frame. A phone is four times slower than a desktop. */
const [most, slower] = [16, 4]

const keysOf = (typed: string) => Array.from(typed, (_, nth) => typed.slice(0, nth + 1))

function told(what: string, times: number[], goal = Number.POSITIVE_INFINITY) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const [median, late] = [at(0.5), at(0.95)]
  console.log(`${what}, ${times.length} keys: median ${median.toFixed(2)} ms, 95 of 100 within ${late.toFixed(2)} ms`)
  return { median, isGood: late <= goal }
}

/** Types every query of the lists letter by letter, into this engine and into that of an earlier commit by turns. */
export async function benchFinder(before?: string) {
  const [source] = sources as [Source, ...Source[]]
  const engines = { 'this engine': { ...today, makeFiles }, ...(before && { [before]: await engineOf(before) }) }
  const keys = [...queries, ...languages, ...trade, ...unsold].flatMap(([typed]) => keysOf(typed))
  const finders = Object.entries(engines).map(([name, { finder, makeFiles }]) => {
    const { index, more } = makeFiles(source)
    return { name, find: finder(index, more), times: [] as number[] }
  })
  for (const typed of keys)
    for (const { find, times } of finders) {
      const started = performance.now()
      find(typed)
      times.push(performance.now() - started)
    }
  const [ours, theirs] = finders.map(({ name, times }) =>
    told(`\nThe finder with all files, ${name}`, times, most / slower),
  )
  if (ours && theirs) console.log(`This engine takes ${(ours.median / theirs.median).toFixed(2)} of the time before`)
  return [ours?.isGood === true, await benchPhone()].every(Boolean)
}

async function engineOf(commit: string): Promise<typeof today & { makeFiles: typeof makeFiles }> {
  const folder = resolve('.cache/bench/engine')
  mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['archive', commit, 'app', 'config', 'content', 'package.json'], {
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  // Names and facts are read from where the command runs: both engines have the same.
  const [engine, maker] = await Promise.all(
    ['finder', 'makeFiles'].map((name) => import(`${folder}/app/features/finder/${name}.ts`)),
  )
  return { ...engine, ...maker }
}

/** From a key to the answer in the page, in a browser that is slowed down to a phone. */
async function benchPhone() {
  await buildAndTell()
  const server = await startServer({ PAGES: 'dist', LATENCY: '0' }, 'tests/bench/latent-server.ts')
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.port}/`)
    await page.keyboard.press('ControlOrMeta+k')
    // All files are there before it is slowed.
    for (const typed of ['sibuyas', 'ഏലക്ക']) {
      await page.locator('#find').fill(typed)
      await page.locator('#finder [data-answer] li').first().waitFor()
    }
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const keys = queries.filter((_, nth) => nth % 10 === 0).flatMap(([typed]) => keysOf(typed))
    const times = await page.locator('#find').evaluate(async (field: HTMLInputElement, keys) => {
      const times: number[] = []
      for (const typed of keys) {
        const started = performance.now()
        field.value = typed
        field.dispatchEvent(new Event('input'))
        // React has the answer in the document by then.
        await null
        times.push(performance.now() - started)
        await new Promise(requestAnimationFrame)
      }
      return times
    }, keys)
    return told(`\nThe finder on a phone ${slower} times slower, to the answer in the page`, times, most).isGood
  } finally {
    await browser.close()
    await server.stop()
  }
}
