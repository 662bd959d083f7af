import type versions from '../site/pictures.generated.json'

/** A picture that `npm run pictures` has made. */
export type PictureName = keyof typeof versions

export type CategoryId = 'spices' | 'nuts' | 'sweeteners' | 'beverages' | 'fruits' | 'vegetables' | 'meat'

/** The languages in which every product has a name. */
export type Language = 'en' | 'ar'

/** A few words in each of them. */
export type Worded = Readonly<Record<Language, string>>

/** The note is the grade, count or form that the trade sets beside the name. */
type Naming = readonly [name: string, note?: string]

/**
 * Ids are for ever: anchors, shared addresses and stored lists carry them. Rename a product as you like, its id stays;
 * where an id must change all the same, the old one goes to `formerly`, and links to it go on working.
 */
type Lasting = { readonly id: string; readonly formerly?: readonly string[] }

/** `good` is the plant or good that the product is made of: names in other languages belong to it, not to its grades. */
export type Product = Lasting & { readonly good: string } & Readonly<Record<Language, Naming>>

export type Group = Lasting & {
  readonly picture: PictureName
  readonly products: readonly Product[]
}

export type CategoryFacts = {
  readonly id: CategoryId
  readonly picture: PictureName
  readonly groups: readonly Group[]
}

/** What buyers ask for and we do not list, by where we come nearest to it: the thing, and what it is called, split by commas. */
export type Unsold = Readonly<Record<string, Readonly<Record<string, string>>>>
