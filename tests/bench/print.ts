import { type Way, ways } from './copies.ts'
import type { Figures } from './lighthouse.ts'
import { figureOf } from './page-change.ts'

export type Runs = Record<Way, Figures[]>

type Medians = Record<Way, number>

/** The table of one page and whether it keeps its goals. */
export function printPage(path: string, runs: Runs) {
  const figures = printTable(`${path}, Lighthouse ${runs.ours.length} times each, as a phone (medians)`, runs)
  const ours = (name: string) => figures[name]?.ours ?? Number.NaN
  const categories = ['Performance', 'Accessibility', 'Best practices', 'SEO']
  const limit = (name: string) => figures[name]?.['zero-script'] ?? Number.NaN
  const lcp = ours('LCP ms') / limit('LCP ms')
  const bytes = ours('all KB') / limit('all KB')
  const blocking = ours('TBT ms') - limit('TBT ms')
  return [
    tell(
      categories.every((name) => ours(name) === 100),
      `${path} scores 100 in all four categories`,
    ),
    tell(lcp <= 1.15, `${path} LCP is ${lcp.toFixed(2)} of the zero-script copy's (at most 1.15)`),
    tell(ours('CLS') === 0, `${path} CLS is ${ours('CLS').toFixed(3)} (0)`),
    tell(bytes <= 1.08, `${path} weighs ${bytes.toFixed(3)} of the zero-script copy (at most 1.08)`),
    tell(blocking <= 10, `${path} TBT is ${Math.round(blocking)} ms over the zero-script copy's (at most 10)`),
  ].every(Boolean)
}

// A design that swapped documents by script, on the same two cores while they were busy: medians of seven, ms.
const former: Figures = {
  'rest, first, 0 ms': 227,
  'rest, second, 0 ms': 162,
  'rest, back, 0 ms': 182,
  'tap, first, 0 ms': 171,
  'tap, second, 0 ms': 124,
  'rest, first, 150 ms': 410,
  'rest, second, 150 ms': 173,
  'rest, back, 150 ms': 182,
  'tap, first, 150 ms': 360,
  'tap, second, 150 ms': 290,
}

/** The copy has neither prefetch nor anything else of ours: a document as any browser loads it. */
export function printChanges(runs: Runs, latencies: number[]) {
  const title = 'From / to /products/nuts and on to its cashews, from click to first frame, ms (medians)'
  const figures = printTable(title, runs, { former })
  const late = (name: string) => (figures[name]?.ours ?? Number.NaN) - (figures[name]?.['zero-script'] ?? Number.NaN)
  return latencies
    .flatMap((latency) => [
      tellLate('rest', 'first', latency, 0),
      tellLate('rest', 'second', latency, 0),
      tellLate('tap', 'first', latency, 100),
      tellLate('tap', 'second', latency, 100),
    ])
    .every(Boolean)

  function tellLate(manner: 'rest' | 'tap', change: string, latency: number, most: number) {
    const name = figureOf({ manner, change, latency })
    return tell(late(name) <= most, `${name}: ${Math.round(late(name))} ms more than the copy (at most ${most})`)
  }
}

function printTable(title: string, runs: Runs, beside: Record<string, Figures> = {}) {
  const names = Object.keys(runs.ours[0] ?? {})
  const figures: Record<string, Medians> = Object.fromEntries(names.map((name) => [name, mediansOf(runs, name)]))
  console.log(`\n${title}`)
  const others = (name: string) => Object.fromEntries(Object.entries(beside).map(([way, each]) => [way, each[name]]))
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, medians]) => [name, { ...rowOf(medians), ...others(name) }]),
    ),
  )
  return figures
}

function mediansOf(runs: Runs, name: string) {
  return Object.fromEntries(
    ways.map((way) => [way, median(runs[way].map((run) => run[name] ?? Number.NaN))]),
  ) as Medians
}

function rowOf({ ours, ...others }: Medians) {
  const ratios = Object.entries(others).map(([way, value]) => [`ours ÷ ${way}`, value ? rounded(ours / value) : ''])
  const values = Object.entries({ ours, ...others }).map(([way, value]) => [way, rounded(value)])
  return Object.fromEntries([...values, ...ratios])
}

const rounded = (value: number) => Number(value.toFixed(Math.abs(value) < 20 ? 2 : 0))

function median(values: number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

function tell(isGood: boolean, sentence: string) {
  console.log(`${isGood ? 'reached' : 'MISSED '}  ${sentence}`)
  return isGood
}
