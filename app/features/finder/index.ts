/** What the finder fetches first, as JSON: everything that is sold, with the names that most buyers use. */
export type Index = {
  /** What the addresses of the edition begin with. */
  prefix: string
  /**
   * A line a category, a group or a product, which weighs half of what objects do. A place: its id, its name, its name in the
   * other language. A product: its name, note, name in the other language, good, further names of its own, and its id where
   * that does not follow from the English name. The good stands where it is not that of the line before, without its id
   * where that follows from the first word of the product's, as = where it follows from all of it, and at first with what all its products are called: codes, English, one
   * Arabic, Hindi in Latin letters.
   *
   *     # spices|Spices|بهارات
   *     ## seed-spices|Seed Spices|بذور البهارات
   *     Cumin Seed|jeera, by purity|كمون حب|: jeera, zeera, cummin, كمون|0909.31
   */
  lines: string[]
  /** By what else a category or group is asked for: only what would be taken for something else. */
  places: Record<string, string>
  /** What has no page of its own: an inquiry is the way to it. */
  request: { id: string; name: string; other: string }[]
  /** Products that come first where a name does not say which of its kind. */
  meant: string[]
  /** What is not sold, by the place that is nearest or the category that has it on request: only what would be taken for something else. */
  unsold: Record<string, string>
}

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

/** The good of most products: that of cumin-seed is cumin, of tomatoes tomato. */
export const usualGood = (id: string) => singular(id.replace(/-.*/, ''))
export const singular = (id: string) => id.replace(/(?<=o|sh)es$|s$/, '')

/** Categories and groups before what they hold, products, then what is on request. */
export function entriesOf({ prefix, lines, request, meant }: Index) {
  const places: Entry[] = []
  const listed: Entry[] = []
  const namesOf = new Map<string, string[]>()
  let good = ''
  let category: Entry | undefined
  let group: Entry | undefined
  for (const line of lines) {
    const [first = '', second = '', other = '', its, own, given] = line.split('|')
    const [, isPlace, isGroup, id = ''] = /^(#(#)? )?(.*)/.exec(first) ?? []
    if (isPlace) {
      const above = isGroup ? category : undefined
      const place: Entry = {
        kind: above ? 'group' : 'category',
        id: above ? `${above.id}/${id}` : id,
        name: second,
        note: '',
        other,
        names: [],
        href: above ? `${above.href}/${id}` : `${prefix}/products/${id}`,
        category: above ?? { id, name: second },
        count: 0,
      }
      places.push(place)
      if (above) group = place
      else category = place
    } else if (category && group) {
      const id = given ?? slug(lettersOf(category.name) === 'others' ? other : first)
      const [itsGood, common] = its?.split(':') ?? []
      if (its) good = itsGood === '=' ? singular(id) : itsGood || usualGood(id)
      if (common) namesOf.set(good, split(common.trim()))
      const names = [...(own ? split(own) : []), ...(namesOf.get(good) ?? [])]
      const href = `${group.href}#${id}`
      const isMeant = meant.includes(id)
      listed.push({
        kind: 'product',
        id,
        name: first,
        note: second,
        other,
        names,
        href,
        good,
        category,
        group,
        isMeant,
      })
      for (const place of [category, group]) place.count = (place.count ?? 0) + 1
    }
  }
  const further = request.map((one): Entry => ({ ...one, kind: 'request', note: '', names: [], href: '' }))
  return { places, listed: [...listed, ...further] }
}
