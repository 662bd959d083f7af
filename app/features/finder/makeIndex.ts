import { catalogue, type ProductId, productsOf } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { further } from '#app/catalogue/further.ts'
import type { Product } from '#app/catalogue/types.ts'
import type { Source } from '#app/content/editions.ts'
import { inPlainText } from '#app/i18n/bidi.ts'
import { type Index, slug } from './index.ts'

/** What a buyer means who does not say the form or the kind, where it is not the first of the catalog. */
const meant: ProductId[] = ['turmeric-powder', 'chili-powder', 'mangoes', 'onions', 'wildflower-honey', 'ground-coffee']

const products = catalogue.flatMap(productsOf)

/** The finder's first file for an edition, made while the site is built. */
export function makeIndex({ language, dir, prefix, words }: Source, inOther: Source['words']): Index {
  const other = language === 'en' ? 'ar' : 'en'
  // A grade at the end of a name stands right by itself; these signs would change sides.
  const shown = (text: string) => (/[–%+×°]/.test(text) ? inPlainText(text, dir) : text)
  const names = new Map(products.map((product) => [product.id, namesOf(product)]))
  const common = Object.fromEntries(
    [...Map.groupBy(products, ({ good }) => good)].map(([good, its]) => {
      const [first = [], ...rest] = its.map(({ id }) => names.get(id) ?? [])
      return [good, first.filter((name) => rest.every((one) => one.includes(name)))]
    }),
  )
  const own = products.map(({ id, good }) => [
    id,
    (names.get(id) ?? []).filter((name) => !common[good]?.includes(name)),
  ])
  return {
    prefix,
    categories: catalogue.map(({ id, groups }) => ({
      id,
      name: words.categories[id].name,
      other: inOther.categories[id].name,
      groups: groups.map((group) => ({
        id: group.id,
        name: nameOf(words.categories[id].groups.items, group.id),
        other: nameOf(inOther.categories[id].groups.items, group.id),
        products: group.products.map((product) => {
          const [name, note] = product[language]
          const before = products[products.indexOf(product) - 1]
          return {
            ...(product.id !== slug(product.en[0]) && { id: product.id }),
            ...(product.good !== before?.good && { good: product.good }),
            name: shown(name),
            ...(note && { note: shown(note) }),
            other: product[other][0],
          }
        }),
      })),
    })),
    goods: common,
    products: Object.fromEntries(own.filter(([, names]) => names?.length)),
    places: {},
    request: further.map((one) => ({ id: one.id, name: one[language], other: one[other] })),
    meant,
    unsold: {},
  }
}

/** What most buyers type; the rest is in the second file. The first Arabic name of a good is the one for all its products. */
function namesOf({ id, en, ar }: Product) {
  const { english, arabic, hindi, hs } = factsOf(id as ProductId)
  const names = [...(hs ? [hs.code] : []), ...hindi, ...english, ...arabic.slice(0, 1)]
  return [...new Set(names)].filter((name) => name !== en[0] && name !== ar[0])
}

function nameOf(groups: Readonly<Record<string, { name: string }>>, id: string) {
  const found = groups[id]
  if (!found) throw new Error(`There are no words for the group "${id}"`)
  return found.name
}
