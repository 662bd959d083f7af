import { catalogue, products } from '#app/catalogue/catalogue.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import { otherThan, type Source } from '#app/i18n/source.ts'
import { inPlainText } from '#app/lib/bidi.ts'
import { slug } from '#app/lib/wording.ts'
import type { Product } from '#content/schema/catalogue.ts'
import type { ProductId } from '#content/schema/ids.ts'
import { further } from '#content/site/further.ts'
import type { Index, IndexRow } from './searchIndex.ts'

/** What a buyer means who does not say the form or the kind, where it is not the first of the catalog. */
const meant: ProductId[] = ['turmeric-powder', 'chili-powder', 'mangoes', 'onions', 'wildflower-honey', 'ground-coffee']

/** Names by the good or the product that is called so. */
export type AlsoCalled = { goods: Record<string, string[]>; products: Record<string, string[]> }

/** The finder's first file for an edition, made while the site is built. */
export function makeIndex({ language, dir, prefix, words }: Source, inOther: Source['words'], also: AlsoCalled): Index {
  const other = otherThan(language)
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
  const rowOf = (product: Product): IndexRow => {
    const { id, good, en, ar } = product
    const [name, note = ''] = product[language]
    const isOwn = (one: string) => !common[good]?.includes(one) && one !== en[0] && one !== ar[0]
    const own = [...(names.get(id) ?? []).filter(isOwn), ...(also.products[id] ?? [])]
    const row = [shown(name), shown(note), product[other][0], good === id ? '' : good] as const
    if (id !== slug(en[0])) return [...row, own.join(', '), id]
    return own.length ? [...row, own.join(', ')] : [...row]
  }
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
        products: group.products.map(rowOf),
      })),
    })),
    goods: Object.fromEntries(
      Object.entries(common).flatMap(([good, its]) => {
        const all = [...its, ...(also.goods[good] ?? [])]
        return all.length ? [[good, all.join(', ')]] : []
      }),
    ),
    places: {},
    request: further.map((one) => ({ id: one.id, name: one[language], other: one[other] })),
    meant,
    unsold: {},
    prohibited: [],
  }
}

/** What most buyers type; the rest is in the further files. The first Arabic name of a good is the one for all its products. */
function namesOf({ id, ar }: Product) {
  const { english, arabic, hindi } = productFacts(id)
  // The words of its own name are known anyway.
  const inArabic = arabic.slice(0, 1).filter((name) => !` ${ar[0]} `.includes(` ${name} `))
  return [...new Set([...[...hindi, ...english].slice(0, 1), ...inArabic])]
}

function nameOf(groups: Readonly<Record<string, { name: string }>>, id: string) {
  const found = groups[id]
  if (!found) throw new Error(`There are no words for the group "${id}"`)
  return found.name
}
