/**
 * The index as it travels. Names stand once per good, columns of one kind of letters stand together, and what follows from
 * something else is left out. Lines are split by the newline, their parts by the bar.
 */
export type Packed = {
  /**
   * Category id, its name where it is not that of the line before, group, its id where it does not follow from the name,
   * number of products.
   */
  groups: string
  /**
   * A line a product: name, note, good, id. The good is that of the line before (=), the next new one (nothing) or a
   * number; the id follows from the English name unless it is given.
   */
  products: string
  /** A line a product: its name in the other language. */
  others: string
  /** Which alphabet they are in. */
  lettersOfOthers: number
  /** A line a good, by letters. */
  goods: string[]
  /** A line a product: names that the other products of its good do not have, by letters. */
  own: string[]
  /** A line for each of what has no page: its name, and what else leads to it. */
  further: string
  alphabets: Alphabet[]
  /** What the addresses of the edition begin with. */
  prefix: string
}

/**
 * Letters of another alphabet travel as plain signs that are not used otherwise: a tenth less to send. One for each kind of
 * letters; the first are Latin, which are plain.
 */
export type Alphabet = { signs: string; letters: string }

/** Before a customs code that is not the product's own, but that of another form or tariff. */
export const elsewhere = '~'

export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
