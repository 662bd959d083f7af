/** What the finder fetches first, as JSON: everything that is sold, with the names that most buyers use. */
export type Index = {
  /** What the addresses of the edition begin with. */
  prefix: string
  categories: { id: string; name: string; other: string; groups: Group[] }[]
  /** Names of all products of a good: codes, English, one Arabic, Hindi in Latin letters. */
  goods: Record<string, string[]>
  /** Names of one product beside those of its good. */
  products: Record<string, string[]>
  /** By what else a category or group is asked for: only what would be taken for something else. */
  places: Record<string, string>
  /** What has no page of its own: an inquiry is the way to it. */
  request: { id: string; name: string; other: string }[]
  /** Products that come first where a name does not say which of its kind. */
  meant: string[]
  /** What is not sold, by the place that is nearest or the category that has it on request: only what would be taken for something else. */
  unsold: Record<string, string>
}

type Group = { id: string; name: string; other: string; products: Product[] }
/** The id where it does not follow from the English name; the good where it is not that of the product before. */
type Product = { id?: string; good?: string; name: string; note?: string; other: string }

/** What is fetched when the first file knows nothing sure: names in Latin letters are one file, those in all others another. */
export type Letters = 'latin' | 'others'

/** Names of more languages, grades and varieties, what is not sold. */
export type More = {
  goods: Record<string, string>
  products: Record<string, string>
  places: Record<string, string>
  terms: Term[]
  unsold: Record<string, string>
}

/** A grade or variety: `names` are split by commas, the first is shown; `of` are products, or a good. */
export type Term = { names: string; of: string[]; says?: string }

/** Before a customs code that is not the product's own, but that of another form or tariff. */
export const elsewhere = '~'

/** What the finder can answer with. */
export type Entry = {
  kind: 'category' | 'group' | 'product' | 'request'
  /** Of a group, with its category: nuts/cashews. */
  id: string
  name: string
  note: string
  /** In the other language. */
  other: string
  names: string[]
  href: string
  good?: string
  category?: { id: string; name: string }
  group?: { id: string; name: string }
  /** How many products a category or group has. */
  count?: number
  isMeant?: boolean
}

/** Signs that keep figures in their order are in no id. */
export const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Which of the files may know a name or a query. */
export const lettersOf = (text: string): Letters =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ? 'others' : 'latin'

export const split = (names: string) => names.split(', ')

/** Categories and groups before what they hold, products, then what is on request. */
export function entriesOf({ prefix, categories, goods, products, request, meant }: Index) {
  const places: Entry[] = []
  const listed: Entry[] = []
  const isArabic = lettersOf(categories[0]?.name ?? '') === 'others'
  let good = ''
  for (const { id, name, other, groups } of categories) {
    const category = { id, name }
    const href = `${prefix}/products/${id}`
    const place: Entry = { kind: 'category', id, name, note: '', other, names: [], href, category, count: 0 }
    places.push(place)
    for (const group of groups) {
      const itsHref = `${href}/${group.id}`
      const itsId = `${id}/${group.id}`
      const count = group.products.length
      place.count = (place.count ?? 0) + count
      places.push({ ...place, kind: 'group', id: itsId, name: group.name, other: group.other, href: itsHref, count })
      for (const product of group.products) {
        const { name, note = '', other } = product
        const id = product.id ?? slug(isArabic ? other : name)
        good = product.good ?? good
        listed.push({
          kind: 'product',
          id,
          name,
          note,
          other,
          names: [...(products[id] ?? []), ...(goods[good] ?? [])],
          href: `${itsHref}#${id}`,
          good,
          category,
          group: { id: itsId, name: group.name },
          isMeant: meant.includes(id),
        })
      }
    }
  }
  const further = request.map((one): Entry => ({ ...one, kind: 'request', note: '', names: [], href: '' }))
  return { places, listed: [...listed, ...further] }
}
