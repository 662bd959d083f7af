import type { AnyGroup, GroupBy } from '../site/methods.ts'

/** What every figure says of itself: a heading in place of a caption that repeats the page's title. */
type Headed = { heading: string }

/** Of the goods in a heap, by their id or that of the group: what the count counts, the one drawn large, and where there are several goods what the guide's sentences say of this one. */
type PileWords = Headed & { heaps: Record<string, { unit: string; one: string; says?: Record<string, string> }> }

/** Under the one that is drawn large. */
type WithOne = Headed & { one: string }

/** The words of the figures, which no guide needs but its figure. */
export type FigureWords = {
  /** Names the choices for those who hear them. */
  grade: string
  month: string
  each: string
  /** A range of a sieve: what stays on {from} and falls through {to}. */
  between: string
  /** Beside a ruler on paper. */
  ruler: string
  /** Where only one piece is life-size, and by its weight. */
  rulerAlone: string
  /** Who ships in the month that was chosen. */
  arriving: string
  nothing: string
  /** Whoever does not, in the key of the bars. */
  away: string
  of: { [Id in GroupBy<'pile'>]: PileWords } & { [Id in GroupBy<'tray' | 'screen'>]: WithOne } & {
    [Id in GroupBy<'year'>]: Headed & { lead: string }
  } & { [Id in Exclude<AnyGroup, GroupBy<'pile' | 'tray' | 'screen' | 'year'>>]: Headed }
}
