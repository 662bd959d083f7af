/**
 * The index as it travels. Names stand once per good, columns of one kind of letters stand together, which compresses best,
 * and what follows from something else is left out. Lines are split by the newline, their parts by the bar.
 */
export type Packed = {
  /** Category id, its name where it is not that of the line before, group, address, number of products. */
  groups: string
  /** A line a product: name, note, good, id. The good is that of the line before (=), the next new one (nothing) or a number; the id follows from the name unless it is given. */
  products: string
  /** A line a product: its name in the other language. */
  others: string
  /** A line a good, by letters: Latin, Arabic, Devanagari. */
  goods: string[]
  /** A line a product: names that the other products of its good do not have, by letters. */
  own: string[]
  /** A line for each of what has no page: its name, and what else leads to it. */
  further: string
}

/** Before a customs code that is not the product's own, but that of another form or tariff. */
export const elsewhere = '~'

export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
