import { parseArgs } from 'node:util'
import { runCommand } from '#server/commands/run-command.ts'
import { benchCollector } from './collector.ts'
import { benchPages } from './pages.ts'

const verdict = (isGood: boolean) => (isGood ? 'reached' : 'MISSED')

/** The server's part of `npm run bench`. */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      inquiries: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  })
  const verdicts: boolean[] = []
  const tell = (isGood: boolean, sentence: string) => {
    verdicts.push(isGood)
    console.log(`${verdict(isGood)}  ${sentence}`)
  }

  if (values.only !== 'pages') {
    const { grouped, single, times, commitMs } = await benchCollector({ inquiries: Number(values.inquiries) })
    const row = ({ perSecond, medianMs, p99Ms, memoryMb, ...rest }: typeof grouped) => ({
      ...rest,
      'per second': Math.round(perSecond),
      'median ms': Number(medianMs.toFixed(1)),
      'p99 ms': Number(p99Ms.toFixed(1)),
      'memory MB': Math.round(memoryMb),
    })
    console.log('\nCollector, durable commits, 32 connections')
    console.table({ 'shared commits (ours)': row(grouped), 'one commit each': row(single) })
    tell(grouped.errors === 0 && grouped.stored === grouped.inquiries, 'every inquiry stored once, no error')
    tell(
      times >= 4,
      `${times.toFixed(1)} times the throughput of one commit each (at least 4; a commit takes ${commitMs.toFixed(2)} ms on this disk)`,
    )
    tell(
      grouped.p99Ms <= 10 * grouped.medianMs,
      `p99 is ${(grouped.p99Ms / grouped.medianMs).toFixed(1)} times the median (at most 10)`,
    )
    tell(grouped.memoryMb < 250, `${Math.round(grouped.memoryMb)} MB of memory (under 250)`)
  }
  if (values.only !== 'collector') {
    const pages = await benchPages(Number(values.seconds))
    if (typeof pages === 'string') console.log(`\nPages against nginx: ${pages}`)
    else {
      console.log('\nRequests per second, 32 connections')
      console.table(pages)
      for (const [what, { ratio }] of Object.entries(pages))
        tell(ratio >= 0.3, `${what}: ${ratio} of nginx (at least 0.3)`)
    }
  }
  return verdicts.every(Boolean) ? 0 : 1
})
