import { type Way, ways } from './copies.ts'
import type { Figures } from './lighthouse.ts'

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

export function printChanges(runs: Runs, latencies: number[]) {
  const figures = printTable('From / to /products/nuts, from the click to the new page, desktop, ms (medians)', runs)
  return latencies
    .flatMap((latency) => {
      const tap = figures[`first tap at ${latency} ms`]
      const late = (tap?.ours ?? Number.NaN) - (tap?.['zero-script'] ?? Number.NaN)
      const over = figures[`over empty transition at ${latency} ms`]?.ours ?? Number.NaN
      const sentence = `a page change at ${latency} ms latency takes ${Math.round(over)} ms more than an empty one`
      return [
        tell(
          late <= 100,
          `a first tap at ${latency} ms takes ${Math.round(late)} ms more than a document (at most 100)`,
        ),
        tell(over <= 100, `${sentence} (at most 100)`),
      ]
    })
    .every(Boolean)
}

function printTable(title: string, runs: Runs) {
  const names = Object.keys(runs.ours[0] ?? {})
  const figures: Record<string, Medians> = Object.fromEntries(names.map((name) => [name, mediansOf(runs, name)]))
  console.log(`\n${title}`)
  console.table(Object.fromEntries(Object.entries(figures).map(([name, medians]) => [name, rowOf(medians)])))
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
