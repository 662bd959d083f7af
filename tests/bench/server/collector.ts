import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqliteStore } from '#server/store/sqlite.ts'
import { openLedger } from '#server/store/sqlite-ledger.ts'
import { honest, openVisitor } from '../../faults/server/visitor.ts'
import { type Running, startServer } from '../../server/running-server.ts'

export type CollectorFigures = {
  inquiries: number
  errors: number
  stored: number
  perSecond: number
  medianMs: number
  p99Ms: number
  memoryMb: number
}

type Contender = { dataDir: string; server: Running; times: number[]; rates: number[]; errors: number; sent: number }

export const benchServer = fileURLToPath(new URL('./bench-server.ts', import.meta.url))
const rounds = 10
const warmUp = 3000

/** Commits shared by concurrent inquiries against one commit for each, taking turns in one run. */
export async function benchCollector({ inquiries = 10_000, connections = 32 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-bench-'))
  try {
    const grouped = await open(join(folder, 'grouped'), '500')
    const single = await open(join(folder, 'single'), '1')
    await load(grouped, warmUp, connections)
    await load(single, warmUp, connections)
    for (const contender of [grouped, single]) forgetFigures(contender)
    for (let round = 0; round < rounds; round += 1) {
      await load(grouped, Math.ceil(inquiries / rounds), connections)
      // The slow one gets a tenth: enough to tell its speed.
      await load(single, Math.ceil(inquiries / rounds / 10), connections)
    }
    // Neighbouring turns are compared: what else the machine does changes more slowly than that.
    const times = median(grouped.rates.map((rate, round) => rate / (single.rates[round] ?? Number.NaN)))
    return {
      grouped: await close(grouped),
      single: await close(single),
      times,
      commitMs: timeCommit(join(folder, 'alone')),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One inquiry stored with nothing else going on: how long this disk takes to have it for good. */
function timeCommit(folder: string) {
  mkdirSync(folder)
  const ledger = openLedger(join(folder, 'inquiries.sqlite'))
  const times = Array.from({ length: 500 }, (_, each) => {
    const start = performance.now()
    ledger.addAll([{ ...honest, id: `inquiry-${each}`, receivedAt: new Date().toISOString(), flags: [] }])
    return performance.now() - start
  })
  ledger.close()
  return median(times)
}

async function open(dataDir: string, groupSize: string): Promise<Contender> {
  const server = await startServer({ DATA_DIR: dataDir, GROUP_SIZE: groupSize }, benchServer)
  return { dataDir, server, times: [], rates: [], errors: 0, sent: 0 }
}

async function load(contender: Contender, count: number, connections: number) {
  const visitor = openVisitor(contender.server.port, connections)
  const end = contender.sent + count
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (contender.sent < end) {
        contender.sent += 1
        const id = `inquiry-${contender.sent}`
        const sent = performance.now()
        if ((await visitor.send(id)) !== 201) contender.errors += 1
        contender.times.push(performance.now() - sent)
      }
    }),
  )
  contender.rates.push(count / ((performance.now() - start) / 1000))
  visitor.leave()
}

/** What was sent while V8 was still compiling counts as stored, not as time. */
function forgetFigures(contender: Contender) {
  contender.times = []
  contender.rates = []
}

async function close({ dataDir, server, times, rates, errors, sent }: Contender): Promise<CollectorFigures> {
  await server.stop()
  const store = await openSqliteStore(dataDir)
  const stored = new Set((await store.list()).map(({ id }) => id)).size
  await store.close()
  times.sort((one, other) => one - other)
  return {
    inquiries: sent,
    errors,
    stored,
    perSecond: median(rates),
    medianMs: median(times),
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    memoryMb: Number(/most memory: (\d+)/.exec(server.said())?.[1]) / 1024,
  }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN
