import type { GroupId } from '#app/catalogue/catalogue.ts'
import type { CategoryId, PictureName } from '#app/catalogue/types.ts'
import type { about } from './en/about.ts'
import type { allProducts } from './en/allProducts.ts'
import type { catalog } from './en/catalog.ts'
import type { contact } from './en/contact.ts'
import type { answers, finder } from './en/finder.ts'
import type { home } from './en/home.ts'
import type { list } from './en/list.ts'
import type { notFound } from './en/notFound.ts'
import type { offline } from './en/offline.ts'
import type { products } from './en/products.ts'
import type { quote } from './en/quote.ts'
import type { refusals } from './en/refusals.ts'
import type { sheet } from './en/sheet.ts'
import type { shell } from './en/shell.ts'
import type { FigureWords } from './figureWords.ts'
import type { Sheets } from './sheetWords.ts'
import type { Trade } from './tradeWords.ts'
import type { Action, Call, Counted, Feature, Heading, IconName, Specification, Titled } from './types.ts'

/**
 * The shape of an edition's words is that of the English ones: whatever is missing in another edition is a type error.
 * Only texts for counts have the forms of their own language.
 */
export type Wording<Words> = Words extends IconName | Action['to']
  ? Choice<Words>
  : Words extends string
    ? string
    : Words extends readonly (infer Item)[]
      ? Wording<Item>[]
      : Words extends object
        ? keyof Words extends Intl.LDMLPluralRule
          ? Counted
          : { [Key in keyof Words]: Wording<Words[Key]> }
        : Words

/** An icon or a goal is no wording: it stays one of those that exist. */
type Choice<Words> = Words extends IconName ? IconName : Action['to']

export type Meta = {
  /** Shown in the tab and in search results, before the brand. */
  title: string
  description: string
}

export type HeroWords = { title: string; lead: string; actions: Action[] }

export type CategoryWords<Groups extends string = string> = {
  /** Short name, as in the footer and on cards. */
  name: string
  /** One line for cards and the products list. */
  summary: string
  /** Pack sizes where the specification names them. */
  packs: string
  meta: Meta
  hero: HeroWords
  groups: Heading & { items: Record<Groups, { name: string; description: string }> }
  features: Heading & { items: Feature[] }
  specifications?: Heading & { rows: Specification[] }
  /** Scales and limits that others have set. They never stand among our own figures. */
  standards?: Heading & { rows: Specification[] }
  applications?: Heading & { items: Titled[] }
  callToAction?: Call
}

/** Everything that is worded in an edition. */
export type Words = {
  shell: Wording<typeof shell>
  finder: Wording<typeof finder>
  /** What the finder says once it is used. */
  answers: Wording<typeof answers>
  home: Wording<typeof home>
  about: Wording<typeof about>
  products: Wording<typeof products>
  allProducts: Wording<typeof allProducts>
  contact: Wording<typeof contact>
  quote: Wording<typeof quote>
  notFound: Wording<typeof notFound>
  offline: Wording<typeof offline>
  refusals: Wording<typeof refusals>
  categories: { [Id in CategoryId]: CategoryWords<GroupId<Id>> }
  /** What every grade guide says, and what each says of its group. */
  sheet: Wording<typeof sheet>
  sheets: Sheets
  figures: FigureWords
  /** What the world’s trade knows of the goods, apart from what we state. */
  trade: Trade
  list: Wording<typeof list>
  catalog: Wording<typeof catalog>
  /** What each picture shows, for those who cannot see it. */
  pictures: Record<PictureName, string>
}
