import { finder } from '#app/features/finder/finder.ts'
import { makeFiles } from '#app/features/finder/makeFiles.ts'
import { nameBehind } from '#app/features/finder/nameBehind.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { languages } from '../finder/queries/languages.ts'
import { queries } from '../finder/queries/queries.ts'
import { trade } from '../finder/queries/trade.ts'
import { unsold } from '../finder/queries/unsold.ts'

/** On a phone, which is four times slower, an answer is there within a frame of 16 ms. */
const most = 4

/** Types every query of the lists letter by letter, and says how long an answer takes, in milliseconds a key. */
export function benchFinder() {
  const [source] = sources as [Source, ...Source[]]
  const { index, more } = makeFiles(source)
  const asked = [...queries, ...languages, ...trade, ...unsold]
  const keys = asked.flatMap(([typed]) => Array.from(typed, (_, nth) => typed.slice(0, nth + 1)))
  return [finder(index), finder(index, more)].every((find, nth) => {
    const times = keys
      .map((typed) => {
        const started = performance.now()
        const answer = find(typed)
        for (const entry of answer.entries.slice(0, 8)) nameBehind(entry, answer, typed)
        return performance.now() - started
      })
      .sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    console.log(
      `\nThe finder, ${nth ? 'both files' : 'first file'}, ${times.length} keys: median ${at(0.5).toFixed(1)} ms, 95 of 100 within ${at(0.95).toFixed(1)} ms (goal ${most} ms)`,
    )
    return at(0.95) <= most
  })
}
