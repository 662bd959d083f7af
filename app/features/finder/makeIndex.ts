import { catalogue, type ProductId, productsOf } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { further } from '#app/catalogue/further.ts'
import type { Product } from '#app/catalogue/types.ts'
import type { Source } from '#app/content/source.ts'
import { inPlainText } from '#app/lib/bidi.ts'
import { type Index, singular, slug, usualGood } from './index.ts'

/** What a buyer means who does not say the form or the kind, where it is not the first of the catalog. */
const meant: ProductId[] = ['turmeric-powder', 'chili-powder', 'mangoes', 'onions', 'wildflower-honey', 'ground-coffee']

const products = catalogue.flatMap(productsOf)

/** Names by the good or the product that is called so. */
export type Called = { goods: Record<string, string[]>; products: Record<string, string[]> }

/** The finder's first file for an edition, made while the site is built. */
export function makeIndex(
  { language, dir, prefix, words }: Source,
  inOther: Source['words'],
  also: Called = { goods: {}, products: {} },
): Index {
  const other = language === 'en' ? 'ar' : 'en'
  // A grade at the end of a name stands right by itself; these signs would change sides.
  const shown = (text: string) => (/[–%+×°]/.test(text) ? inPlainText(text, dir) : text)
  const names = new Map(products.map((product) => [product.id, namesOf(product)]))
  const common = Object.fromEntries(
    [...Map.groupBy(products, ({ good }) => good)].map(([good, its]) => {
      const all = new Set(its.flatMap(({ id }) => names.get(id) ?? []))
      const isCalled = (name: string) => (one: Product) =>
        names.get(one.id)?.includes(name) || name === one.en[0] || name === one.ar[0]
      return [good, [...all].filter((name) => its.every(isCalled(name)))]
    }),
  )
  const written = new Set<string>()
  const lineOf = ({ id, good, en, ar, ...product }: Product, before?: Product) => {
    const [name, note = ''] = { en, ar, ...product }[language]
    const own = (names.get(id) ?? []).filter((one) => !common[good]?.includes(one) && one !== en[0] && one !== ar[0])
    const shared = written.has(good) ? [] : [...(common[good] ?? []), ...(also.goods[good] ?? [])]
    written.add(good)
    return [
      shown(name),
      shown(note),
      { en, ar, ...product }[other][0],
      good === before?.good ? '' : `${sign(good, id)}: ${shared.join(', ')}`,
      [...own, ...(also.products[id] ?? [])].join(', '),
      id === slug(en[0]) ? '' : id,
    ]
      .map((field) => field.trim())
      .join('|')
      .replace(/\|+$/, '')
  }
  return {
    prefix,
    lines: catalogue.flatMap(({ id, groups }) => [
      `# ${id}|${words.categories[id].name}|${inOther.categories[id].name}`,
      ...groups.flatMap((group) => [
        `## ${group.id}|${nameOf(words.categories[id].groups.items, group.id)}|${nameOf(inOther.categories[id].groups.items, group.id)}`,
        ...group.products.map((product) => lineOf(product, products[products.indexOf(product) - 1])),
      ]),
    ]),
    places: {},
    request: further.map((one) => ({ id: one.id, name: one[language], other: one[other] })),
    meant,
    unsold: {},
  }
}

const sign = (good: string, id: string) => (good === usualGood(id) ? '' : good === singular(id) ? '=' : good)

/** What most buyers type; the rest is in the second file. The first Arabic name of a good is the one for all its products. */
function namesOf({ id }: Product) {
  const { english, arabic, hindi, hs } = factsOf(id as ProductId)
  return [...new Set([...(hs ? [hs.code] : []), ...hindi, ...english, ...arabic.slice(0, 1)])]
}

function nameOf(groups: Readonly<Record<string, { name: string }>>, id: string) {
  const found = groups[id]
  if (!found) throw new Error(`There are no words for the group "${id}"`)
  return found.name
}
