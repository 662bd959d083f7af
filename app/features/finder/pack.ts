import { catalogue } from '#app/catalogue/catalogue.ts'
import { further } from '#app/catalogue/further.ts'
import type { CategoryId, Product } from '#app/catalogue/types.ts'
import type { Source } from '#app/content/source.ts'
import { inPlainText } from '#app/lib/bidi.ts'
import { isCode, packCodes } from './codes.ts'
import { exchanged } from './exchanged.ts'
import { meant, neededNames } from './names.ts'
import { type Letters, lineEnd, type Packed, slug } from './packed.ts'
import { unpack } from './unpack.ts'

/** All of an edition that stands in its index. */
export type IndexedSource = Pick<Source, 'language' | 'dir' | 'prefix'> & {
  words: {
    categories: Record<CategoryId, { name: string; groups: { items: Readonly<Record<string, { name: string }>> } }>
  }
}

const groups = catalogue.flatMap((category) => category.groups.map((group) => ({ category, group })))
const products = groups.flatMap(({ group }) => group.products as readonly Product[])

/** The finder's index of an edition, made while the site is built. */
export function packIndex(source: IndexedSource) {
  const withoutNames = unpack(pack(source, new Map()), String)
  return pack(source, neededNames(products, withoutNames))
}

/** Names are those of each product, by its id, beside the two that it always has. */
function pack({ language, dir, prefix, words }: IndexedSource, names: ReadonlyMap<string, readonly string[]>): Packed {
  const other = language === 'en' ? 'ar' : 'en'
  // Whoever types Hindi in its own letters reads the English edition: there is no room for the letters of three scripts twice.
  const isSought = (name: string) => !isCode(name) && (language === 'en' || !devanagari.test(name))
  const namesOf = ({ id }: Product) => (names.get(id) ?? []).filter(isSought)
  const goods = Map.groupBy(products, ({ good }) => good)
  const common = new Map([...goods].map(([good, its]) => [good, inAll(its.map(namesOf))]))
  const columns = {
    groups: lines(groups, ({ category: { id }, group }, nth) => [
      ...(groups[nth - 1]?.category.id === id ? ['', ''] : [id, words.categories[id].name]),
      nameOf(words.categories[id].groups.items, group.id),
      group.id === slug(nameOf(words.categories[id].groups.items, group.id)) ? '' : group.id,
      String(group.products.length),
    ]),
    products: lines(products, (product, nth) => {
      const [name, note = ''] = product[language]
      // A grade at the end of a name stands right by itself; these signs would change sides.
      const shown = [name, note].map((text) => (/[–%+×°]/.test(text) ? inPlainText(text, dir) : text))
      return [...shown, numbered(nth, [...goods.keys()]), product.id === slug(product.en[0]) ? '' : product.id]
    }),
    others: lines(products, (product) => [product[other][0]]),
    further: lines(further, (one) => [one[language], one[other], ...one.typed]),
  }
  const lettersOfOthers = other === 'ar' ? 1 : 0
  const letters = scripts.map((script, nth): Letters => {
    const ofScript = (rows: string[][]) =>
      lines(rows, (names) => names.filter((name) => script.test(name))).replace(/\^+$/, '')
    const itsGoods = ofScript([...common.values()])
    const itsOwn = ofScript(
      products.map((product) => namesOf(product).filter((name) => !common.get(product.good)?.includes(name))),
    )
    const shown = nth === lettersOfOthers ? [columns.others] : [columns.groups, columns.products]
    const texts = nth === 2 ? [] : [...shown, columns.further]
    const { letters, signs } = alphabetOf(nth ? [itsGoods, itsOwn, ...texts].join('') : '')
    const asSigns = (text: string) => exchanged(text, letters, signs)
    return { own: asSigns(itsOwn), signs, goods: asSigns(itsGoods), letters }
  })
  const asSigns = (text: string, nth: number) => exchanged(text, letters[nth]?.letters, letters[nth]?.signs)
  // In the order in which they compress best.
  return {
    products: asSigns(columns.products, 1 - lettersOfOthers),
    groups: asSigns(columns.groups, 1 - lettersOfOthers),
    codes: packCodes(products.map(({ id }) => (names.get(id) ?? []).filter(isCode))),
    letters,
    meant: meant.map((id) => products.findIndex((product) => product.id === id)),
    further: asSigns(columns.further, 1),
    prefix,
    others: asSigns(columns.others, lettersOfOthers),
    lettersOfOthers,
  }
}

const lines = <Row>(rows: readonly Row[], parts: (row: Row, nth: number) => readonly string[]) =>
  rows.map((row, nth) => parts(row, nth).join('|').replace(/\|+$/, '')).join(lineEnd)

const devanagari = /\p{Script=Devanagari}/u
const scripts = [/\p{Script=Latin}|\d/u, /\p{Script=Arabic}/u, devanagari]

const inAll = (lists: string[][]) => (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)))

/** The letters of some columns, and the signs that they can travel as; where signs run out, the rarest stay as they are. */
function alphabetOf(text: string): Pick<Letters, 'letters' | 'signs'> {
  const free = Array.from({ length: 94 }, (_, nth) => String.fromCharCode(33 + nth)).filter(
    (sign) => !`|"\\${lineEnd}${text}`.includes(sign),
  )
  const count = (letter: string) => text.split(letter).length
  const letters = [...new Set(text)]
    .filter((letter) => letter > '\u02ff' && letter < '\u2000')
    .sort((a, b) => count(b) - count(a))
    .slice(0, free.length)
    .sort()
  return { signs: free.slice(0, letters.length).join(''), letters: letters.join('') }
}

/** Which good a product is of: the same as the one before, one that was not there before, or the number of another. */
function numbered(nth: number, goods: string[]) {
  const good = products[nth]?.good ?? ''
  if (good === products[nth - 1]?.good) return '='
  return products.findIndex((product) => product.good === good) === nth ? '' : String(goods.indexOf(good))
}

function nameOf(groups: Readonly<Record<string, { name: string }>>, id: string) {
  const found = groups[id]
  if (!found) throw new Error(`There are no words for the group "${id}"`)
  return found.name
}
