import type { about } from '../site/en/about.ts'
import type { allProducts } from '../site/en/allProducts.ts'
import type { brochure } from '../site/en/brochure.ts'
import type { contact } from '../site/en/contact.ts'
import type { answers, finder } from '../site/en/finder.ts'
import type { guide } from '../site/en/guide.ts'
import type { home } from '../site/en/home.ts'
import type { list } from '../site/en/list.ts'
import type { notFound } from '../site/en/notFound.ts'
import type { offline } from '../site/en/offline.ts'
import type { products } from '../site/en/products.ts'
import type { quote } from '../site/en/quote.ts'
import type { refusals } from '../site/en/refusals.ts'
import type { shell } from '../site/en/shell.ts'
import type { CategoryId, PictureName } from './catalogue.ts'
import type { FigureWords } from './figures.ts'
import type { GuidesWords } from './guides.ts'
import type { GroupId } from './ids.ts'
import type { Trade } from './tradeWords.ts'
import type { Action, CategoryWords, Counted, IconName } from './words.ts'

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
  guide: Wording<typeof guide>
  guides: GuidesWords
  figures: FigureWords
  /** What the world’s trade knows of the goods, apart from what we state. */
  trade: Trade
  list: Wording<typeof list>
  brochure: Wording<typeof brochure>
  /** What each picture shows, for those who cannot see it. */
  pictures: Record<PictureName, string>
}
