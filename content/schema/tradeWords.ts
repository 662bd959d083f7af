import type { Holder } from '../trade/holders.ts'
import type { Kept } from '../trade/keeping.ts'
import type { Phrase, Tested } from '../trade/tests.ts'
import type { TradeFiles } from './ids.ts'
import type { Body, Container, Limit, TradedGoods } from './trade.ts'
import type { Counted, Heading } from './words.ts'

/** What each origin of a good is known for and what its names mean: a missing one does not compile. */
export type GoodsWords<Goods extends TradedGoods> = {
  [Good in keyof Goods]: {
    /** The good, where a page shows several. */
    label: string
  } & (Goods[Good] extends { origins: infer Origins } ? { origins: Record<keyof Origins, string> } : object) &
    (Goods[Good] extends { names: infer Names } ? { names: Record<keyof Names, string> } : object)
}

/** `label` says what keeps so, `also` what matters besides figures, `summer` what a Gulf summer does. */
export type KeepingWords = Record<Kept, { label: string; also?: string; summer: string }>

export type TestsWords = Record<Tested, { test: string; why: string }>

/** Phrases that all groups share. */
export type TradeTerms = {
  /** Headings, which a page shows as they are. */
  labels: {
    title: string
    remark: string
    /** Leads to what holds for all guides. */
    notes: string
    origins: Heading
    /** Of the calendar: what its two bars, a row without one and its line say, and whose harvest it is. */
    harvest: Record<'sure' | 'about' | 'none' | 'today' | 'now', string>
    /** What is closed until it is asked for. */
    rows: Record<'names' | 'packs' | 'tests' | 'standards', string>
    packs: string
    keeping: string
    summer: string
    /** `about` stands beside an origin whose months are not sure, and `unsure` explains it. */
    year: Heading & { about: string; unsure: string }
    columns: Record<'good' | 'origin' | 'knownFor' | 'harvest' | 'test' | 'why' | 'limit', string>
  }
  allYear: string
  about: string
  /** {from} and {to} are months or figures. */
  range: string
  /** For figures, which stand closer. */
  span: string
  below: string
  orBelow: string
  above: string
  humidity: string
  life: string
  periods: Record<'days' | 'weeks' | 'months', Counted>
  units: Record<'kg' | 'g' | 'ml' | 't' | 'heads' | 'patties' | 'pounds', Counted>
  holders: Record<Holder, string>
  containers: Record<Container, string>
  bodies: Record<Body, string>
  measures: Record<NonNullable<Limit['unit']>, string>
  phrases: Record<Phrase, string>
  checked: string
  main: string
  some: string
}

/** By the file that they stand in. */
export type Trade = { [File in keyof TradeFiles]: GoodsWords<TradeFiles[File]> } & {
  keeping: KeepingWords
  tests: TestsWords
  terms: TradeTerms
}
