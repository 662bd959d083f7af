import { sources } from '#app/content/editions.ts'
import type { Source } from '#app/content/source.ts'
import { finder } from '#app/features/finder/finder.ts'
import { packIndex } from '#app/features/finder/pack.ts'
import { queries } from '#app/features/finder/queries/queries.ts'
import { unpack } from '#app/features/finder/unpack.ts'

const most = 10

/** Types every query of the list letter by letter, and says how long an answer takes, in milliseconds a key. */
export function benchFinder() {
  const [source] = sources as [Source, ...Source[]]
  const find = finder(unpack(packIndex(source), (words) => words))
  const keys = queries.flatMap(([typed]) => Array.from(typed, (_, nth) => typed.slice(0, nth + 1)))
  const times = keys
    .map((typed) => {
      const started = performance.now()
      const { entries, matchedBy } = find(typed)
      entries.slice(0, 8).map(matchedBy)
      return performance.now() - started
    })
    .sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  console.log(
    `\nThe finder, ${times.length} keys: median ${at(0.5).toFixed(1)} ms, 95 of 100 within ${at(0.95).toFixed(1)} ms (goal ${most} ms)`,
  )
  return at(0.95) <= most
}
