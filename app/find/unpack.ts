import { exchanged } from './exchanged.ts'
import { type Packed, slug } from './packed.ts'

/** What the finder can answer with. */
export type Entry = {
  name: string
  note: string
  /** In the other language. */
  other: string
  names: string[]
  href: string
  /** None where it has no page: the address then leads to an inquiry. */
  category?: { id: string; name: string }
  group?: string
}

const rows = (text: string) => text.split('\n').map((line) => line.split('|'))

export function unpack(packed: Packed, inquiryFor: (words: string) => string): Entry[] {
  const { alphabets } = packed
  const unpacked = (column: string, nth: number) =>
    rows(exchanged(column, alphabets[nth]?.signs, alphabets[nth]?.letters))
  const others = unpacked(packed.others, packed.lettersOfOthers)
  const goods = packed.goods.map(unpacked)
  const own = packed.own.map(unpacked)
  const products = rows(packed.products)
  let nth = 0
  let good = -1
  let newest = -1
  let categoryName = ''
  const entries = rows(packed.groups).flatMap(([id = '', category, group = '', at, count]) => {
    categoryName = category || categoryName
    const its = { id, name: categoryName }
    return products.slice(nth, nth + Number(count)).map(([name = '', note = '', which, anchor]): Entry => {
      if (which !== '=') good = which ? Number(which) : ++newest
      const names = [...own.map((column) => column[nth]), ...goods.map((column) => column[good])]
        .flatMap((some) => some ?? [])
        .filter(Boolean)
      const other = others[nth++]?.[0] ?? ''
      return {
        name,
        note,
        other,
        names,
        href: `${packed.prefix}/products/${id}/${at || slug(group)}#${anchor || slug(packed.lettersOfOthers ? name : other)}`,
        category: its,
        group,
      }
    })
  })
  const more = rows(packed.further).map(
    ([name = '', ...names]): Entry => ({ name, note: '', other: '', names, href: inquiryFor(name) }),
  )
  return [...entries, ...more]
}
