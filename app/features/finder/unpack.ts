import { unpackCodes } from './codes.ts'
import { exchanged } from './exchanged.ts'
import { lineEnd, type Packed, slug } from './packed.ts'

/** What the finder can answer with. */
export type Entry = {
  name: string
  note: string
  /** In the other language. */
  other: string
  names: string[]
  /** Comes first where a name does not say which product of its kind. */
  isMeant?: boolean
  href: string
  /** None where it has no page: the address then leads to an inquiry. */
  category?: { id: string; name: string }
  group?: string
}

const rows = (text: string) => text.split(lineEnd).map((line) => line.split('|'))

export function unpack(packed: Packed, inquiryFor: (words: string) => string): Entry[] {
  const { letters, lettersOfOthers } = packed
  const unpacked = (column: string, nth: number) => rows(exchanged(column, letters[nth]?.signs, letters[nth]?.letters))
  const goods = letters.map((one, nth) => unpacked(one.goods, nth))
  const own = letters.map((one, nth) => unpacked(one.own, nth))
  const codes = unpackCodes(packed.codes)
  const others = unpacked(packed.others, lettersOfOthers)
  const products = unpacked(packed.products, 1 - lettersOfOthers)
  let nth = 0
  let good = -1
  let newest = -1
  let category = { id: '', name: '' }
  const entries = unpacked(packed.groups, 1 - lettersOfOthers).flatMap(([id, name = '', group = '', at, count]) => {
    if (id) category = { id, name }
    return products.slice(nth, nth + Number(count)).map(([name = '', note = '', which, anchor]): Entry => {
      if (which !== '=') good = which ? Number(which) : ++newest
      const names = [codes[nth], ...own.map((column) => column[nth]), ...goods.map((column) => column[good])]
        .flatMap((some) => some ?? [])
        .filter(Boolean)
      const isMeant = packed.meant.includes(nth)
      const other = others[nth++]?.[0] ?? ''
      return {
        name,
        note,
        other,
        names,
        isMeant,
        href: `${packed.prefix}/products/${category.id}/${at || slug(group)}#${anchor || slug(lettersOfOthers ? name : other)}`,
        category,
        group,
      }
    })
  })
  const more = unpacked(packed.further, 1).map(
    ([name = '', ...names]): Entry => ({ name, note: '', other: '', names, href: inquiryFor(name) }),
  )
  return [...entries, ...more]
}
