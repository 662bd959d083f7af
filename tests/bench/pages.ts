import { availableParallelism, loadavg } from 'node:os'
import { type Running, startServer } from '../server/running-server.ts'
import { buildCopies, folderOf, type Way, ways } from './copies.ts'
import { openLighthouse } from './lighthouse.ts'
import { changePages, manners, openBrowser } from './page-change.ts'
import { printChanges, printPage, type Runs } from './print.ts'

const latencies = [0, 150]

/** Our pages beside the same pages built otherwise. Everything takes turns, so that a busy moment hits all alike. */
export async function benchPages(paths: string[], runs: number) {
  console.log(`Building the site, and the same without scripts, into ${folderOf('ours')} and beside it …`)
  await buildCopies()
  const judged = await inTurns(paths, runs)
  const changed = await changeInTurns(runs)
  warnWhenBusy()
  const verdicts = [...judged].map(([path, figures]) => printPage(path, figures))
  return [...verdicts, printChanges(changed, latencies)].every(Boolean)
}

function warnWhenBusy() {
  const load = loadavg()[1] ?? 0
  // The bench alone keeps more than one core busy.
  if (load > 2 * availableParallelism())
    console.log(`\nThe machine was busy (load ${load.toFixed(1)}): bytes and requests hold, times and scores do not.`)
}

async function inTurns(paths: string[], runs: number) {
  const servers = await serveCopies(0)
  const { judge, close } = await openLighthouse()
  try {
    const figures = new Map(paths.map((path) => [path, emptyRuns()]))
    for (let run = 0; run < runs; run++) {
      for (const [path, each] of figures) {
        for (const way of turned(run)) each[way].push(await judge(`http://127.0.0.1:${servers[way].port}${path}`))
      }
      console.log(`Lighthouse, run ${run + 1} of ${runs}`)
    }
    return figures
  } finally {
    close()
    await stop(servers)
  }
}

async function changeInTurns(runs: number) {
  const figures = emptyRuns()
  const browser = await openBrowser()
  try {
    for (const latency of latencies) {
      const servers = await serveCopies(latency)
      try {
        for (let run = 0; run < runs; run++) {
          for (const way of turned(run)) {
            const site = `http://127.0.0.1:${servers[way].port}`
            for (const manner of manners)
              figures[way][run] = { ...figures[way][run], ...(await changePages(browser, site, latency, manner)) }
          }
        }
      } finally {
        await stop(servers)
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}

const emptyRuns = (): Runs => ({ ours: [], 'zero-script': [] })

/** Another one begins each time. */
const turned = (run: number) => ways.map((_, index) => ways[(index + run) % ways.length] as Way)

async function serveCopies(latency: number) {
  const serve = (way: Way) =>
    startServer({ PAGES: folderOf(way), LATENCY: String(latency) }, 'tests/bench/latent-server.ts')
  const entries = await Promise.all(ways.map(async (way) => [way, await serve(way)] as const))
  return Object.fromEntries(entries) as Record<Way, Running>
}

const stop = (servers: Record<Way, Running>) => Promise.all(Object.values(servers).map((server) => server.stop()))
