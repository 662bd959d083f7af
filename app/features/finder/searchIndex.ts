import { slug } from '#app/lib/wording.ts'

/** A category, group or product as the finder's first file has it: its name in the edition, and in the other language. */
type Called = { id: string; name: string; other: string }

/** A row: as objects with every id the index weighs a seventh more. The id is there where it does not follow from the English name, the good where it is not the id. */
export type IndexRow = [name: string, note: string, other: string, good: string, names?: string, id?: string]

/** What the finder fetches first, as JSON: everything that is sold, with the names that most buyers use. */
export type Index = {
  /** What the addresses of the edition begin with. */
  prefix: string
  categories: (Called & { groups: (Called & { products: IndexRow[] })[] })[]
  /** What all products of a good are called, split by commas: English, one Arabic, Hindi in Latin letters. */
  goods: Record<string, string>
  /** By what else a category or group is asked for: only what would be taken for something else. */
  places: Record<string, string[]>
  /** What has no page of its own: an inquiry is the way to it. */
  request: Called[]
  /** Products that come first where a name does not say which of its kind. */
  meant: string[]
  /** What is not sold, by the place that is nearest or the category that has it on request: only what would be taken for something else. */
  unsold: Record<string, string[]>
  prohibited: Prohibited[]
}

/** What may not be sold here, and why. */
type Prohibited = { names: string[]; says: string }

/** What is fetched when the first file knows nothing sure: names in Latin letters are one file, those in all others another. */
export type Alphabet = 'latin' | 'others'

/** Names of more languages, grades and varieties, what is not sold. */
export type More = {
  goods: Record<string, string[]>
  products: Record<string, string[]>
  places: Record<string, string[]>
  terms: Term[]
  unsold: Record<string, string[]>
  prohibited: Prohibited[]
}

/** A grade or variety, or a dish or use: `of` are products, best first. */
export type Term = { names: string[]; of: string[]; says?: string; use?: string }

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

/** Which of the files may know a name or a query. */
export const lettersOf = (text: string): Alphabet =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ? 'others' : 'latin'

const namesIn = (list?: string) => (list ? list.split(', ') : [])

/** Categories and groups before what they hold, products, then what is on request. */
export function entriesOf({ prefix, categories, goods, request, meant }: Index) {
  const bare = { note: '', names: [], href: '' }
  const places: Entry[] = []
  const listed: Entry[] = []
  for (const { groups, ...called } of categories) {
    const count = groups.reduce((sum, { products }) => sum + products.length, 0)
    const href = `${prefix}/products/${called.id}`
    const category: Entry = { ...bare, ...called, kind: 'category', href, category: called, count }
    places.push(category)
    for (const { products, ...its } of groups) {
      const at = { id: `${called.id}/${its.id}`, href: `${href}/${its.id}` }
      const group: Entry = { ...bare, ...its, ...at, kind: 'group', category, count: products.length }
      places.push(group)
      for (const [name, note, other, its, own, given] of products) {
        const id = given || slug(lettersOf(called.name) === 'latin' ? name : other)
        const good = its || id
        const said = { name, note, other, names: [...namesIn(own), ...namesIn(goods[good])] }
        const isMeant = meant.includes(id)
        listed.push({ kind: 'product', id, ...said, href: `${at.href}#${id}`, good, category, group, isMeant })
      }
    }
  }
  for (const one of request) listed.push({ ...bare, ...one, kind: 'request' })
  return { places, listed }
}
