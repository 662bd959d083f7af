/**
 * The index as it travels. Names stand once per good, columns of one kind of letters stand together, and what follows from
 * something else is left out. Lines end with `lineEnd`, their parts are split by the bar.
 */
export type Packed = {
  /**
   * Category id and name where they are not those of the line before, group, its id where it does not follow from the name,
   * number of products.
   */
  groups: string
  /**
   * A line a product: name, note, good, id. The good is that of the line before (=), the next new one (nothing) or a
   * number; the id follows from the English name unless it is given.
   */
  products: string
  /** A line a product: its customs codes, as codes.ts packs them. */
  codes: string
  /** A line a product: its name in the other language. */
  others: string
  /** Which letters they are in; groups and products are in the other ones of the first two. */
  lettersOfOthers: number
  /** Places of products that come first where a name does not say which of its kind. */
  meant: number[]
  /** Latin, Arabic, Devanagari. */
  letters: Letters[]
  /** A line for each of what has no page: its name, and what else leads to it. */
  further: string
  /** What the addresses of the edition begin with. */
  prefix: string
}

/** Names in one kind of letters. Other letters than Latin travel as plain signs that are not used otherwise: a tenth less to send. */
export type Letters = {
  letters: string
  signs: string
  /** A line a good. */
  goods: string
  /** A line a product: names that the other products of its good do not have. */
  own: string
}

/** A newline is two signs in JSON, and there are two thousand of them. */
export const lineEnd = '^'

/** Before a customs code that is not the product's own, but that of another form or tariff. */
export const elsewhere = '~'

export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
