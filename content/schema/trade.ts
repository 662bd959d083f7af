import type { CountryCode } from '../trade/countries.ts'

export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** First and last month; December may be passed: [10, 1] is October to January. */
export type Months = readonly [from: Month, to: Month]

/** Where the trade of a good comes from. It never says where ours does. */
export type Origin = {
  /** None: there is no one season. */
  readonly harvest?: readonly Months[]
  /** The months are likely, not sure. */
  readonly about?: true
}

/** What buyers type for a variety or grade; its key is the name itself. */
export type Name = {
  /** Where it is one of some products of the good only. */
  readonly of?: readonly string[]
  /** Where it grows, if it grows in one country only. */
  readonly from?: CountryCode
  /** As Arabic pages print it, where it has an Arabic form: that first, the Latin in brackets. */
  readonly ar?: string
  /** The name in Arabic, Hindi and Urdu letters: found, never printed. */
  readonly typed?: readonly string[]
}

/**
 * What the trade knows of a good, whichever of its products is sold. The first rows are the most important. Ids of products are
 * looked up by the check of the content: as types, one id that changes would be a complaint for each row.
 */
export type Traded = {
  readonly of: readonly string[]
  readonly origins?: { readonly [Country in CountryCode]?: Origin }
  /** Printed with their meaning, and found. */
  readonly names?: Readonly<Record<string, Name>>
  /** Only found. */
  readonly found?: Readonly<Record<string, Name>>
}

export type TradedGoods = Readonly<Record<string, Traded>>

/** One figure, several to choose from, or a range. */
export type Amount = number | readonly number[] | { readonly from: number; readonly to: number }

/** A customary pack: its words are those of `holder`, which says where the amount stands. */
export type Pack<Good extends string = string, Holder extends string = string> = {
  /** The good that it is for, where a group has several. */
  readonly of?: readonly Good[]
  readonly from?: readonly CountryCode[]
  readonly in: Holder
  readonly unit: 'kg' | 'g' | 'ml' | 't' | 'heads' | 'patties'
  readonly amount: Amount
  /** How many of the amount. */
  readonly times?: Amount
  /** What the pack is called by, where it was pounds that were packed. */
  readonly pounds?: number
  /** Likely, not sure. */
  readonly about?: true
}

export type Container = '20' | '40' | '40-high' | '40-reefer'

/** How much a container takes: in every case about. */
export type Load<Good extends string = string> = { readonly of?: readonly Good[]; readonly container: Container; readonly tons: Amount }

/** From and to, or below. */
export type Bounds = { readonly from?: number; readonly to: number } | { readonly from: number; readonly to?: never }

/** How to keep goods; words add what else matters, and what a Gulf summer does to them. */
export type Keeping = {
  readonly celsius: Bounds
  /** Percent. */
  readonly humidity?: Bounds
  /** Customary, so "about". */
  readonly life?: { readonly amount: Amount; readonly unit: 'days' | 'weeks' | 'months' }
}

/** Who sets a limit. */
export type Body = 'EU' | 'Codex' | 'UAE' | 'GSO' | 'ESA' | 'ISO' | 'ICO' | 'JECFA'

/** A limit is never stated without who set it; `act` is the number of its law or standard. */
export type Limit<Phrase extends string = string, Good extends string = string> = {
  readonly body: Body
  readonly act?: string
  /** The goods that it is for, where the test is asked of others as well. */
  readonly of?: readonly Good[]
  readonly unit?: 'µg/kg' | 'mg/kg' | 'mg/100 ml' | '%'
  /** What is limited, and to what: the phrase says where the figure stands. */
  readonly at: readonly (readonly [phrase: Phrase, figure?: string])[]
}

/** What buyers have tested; its words say why. */
export type Test<Phrase extends string = string, Good extends string = string> = { readonly limits?: readonly Limit<Phrase, Good>[] }

/**
 * The year of a product from one origin as it arrives in the Gulf: twelve signs from January to December, `#` main arrivals,
 * `+` some, `.` none.
 */
export type Season = { readonly product: string; readonly from: CountryCode; readonly year: string; readonly about?: true }
