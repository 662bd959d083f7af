import { catalogue, goods, productsOf } from '#app/catalogue/catalogue.ts'
import { readNames } from '#app/catalogue/names.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import type { Source } from '#app/i18n/source.ts'
import type { ProductId } from '#content/schema/ids.ts'
import { uses } from '#content/site/uses.ts'
import { keyOf } from './content.ts'
import { type Alphabet, elsewhere, lettersOf, type More, type Term } from './searchIndex.ts'
import { termsOf } from './terms.ts'

/** The finder's further files for an edition: what the first has no room for. */
export function makeMore(source: Source): Record<Alphabet, More> {
  const products = catalogue.flatMap(productsOf)
  const names = readNames()
  const ofGood = (good: string) => {
    const { latin, ar = [], typed = [], scripts = [] } = goods[good] ?? {}
    return [...(latin ? [latin.replace(/,.*/, '')] : []), ...ar, ...typed, ...scripts, ...(names.goods[good] ?? [])]
  }
  const ofProduct = ({ id, good }: (typeof products)[number]) => {
    const { ar = [], typed = [] } = goods[good]?.products?.[id] ?? {}
    const { hs, declared } = productFacts(id as ProductId)
    return [
      ...(hs ? [hs.code] : []),
      ...declared.map((code) => `${elsewhere}${code}`),
      ...ar,
      ...typed,
      ...(names.products[id] ?? []),
    ]
  }
  const inLetters = (letters: Alphabet): More => {
    const own = (names: readonly string[]) =>
      [...new Set(names.flatMap((name) => [name, inTraditional(name)]))].filter((name) => lettersOf(name) === letters)
    return {
      goods: withNames(Object.keys(goods).map((good) => [good, own(ofGood(good))])),
      products: withNames(products.map((product) => [product.id, own(ofProduct(product))])),
      places: withNames(Object.entries(names.places).map(([place, its]) => [place, own(its)])),
      terms: [...termsOf(source), ...usesIn(source)].flatMap((term) => {
        const its = own(term.names)
        return its.length ? [{ ...term, names: its }] : []
      }),
      unsold: {},
      prohibited: [],
    }
  }
  return { latin: inLetters('latin'), others: inLetters('others') }
}

const usesIn = ({ language }: Source): Term[] =>
  uses.map(({ names, ar, of }) => {
    const all = names.split(', ')
    return { names: all, of: [...of], use: language === 'ar' ? ar : (all[0] ?? '') }
  })

/** Spellings that the finder takes for the same stand once. */
const withNames = (rows: [key: string, names: string[]][]) =>
  Object.fromEntries(
    rows.flatMap(([key, names]) =>
      names.length ? [[key, [...new Map(names.map((name) => [keyOf(name), name])).values()]]] : [],
    ),
  )

/** Characters of our names, as Taiwan and Hong Kong write them and as the mainland does. */
const traditional = new Map(
  [
    ...'蘆芦黃黄薑姜紅红葉叶蔥葱乾干無无開开堅坚蘋苹龍龙蘭兰蘿萝蔔卜馬马鈴铃薺荠魚鱼蝦虾鴨鸭雞鸡豬猪綠绿烏乌漿浆楓枫蘇苏繡绣錫锡種种羅罗漢汉藍蓝蘚藓蓽荜檸柠麵面鹽盐醬酱飲饮壓压熱热濃浓縮缩級级顆颗塊块條条絲丝殼壳脫脱貝贝濟济檳槟樹树來来歐欧風风絨绒鮮鲜臘腊腸肠麥麦'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, old = '', simple = '']) => [simple, old]),
)

const inTraditional = (name: string) => name.replace(/\p{Script=Han}/gu, (letter) => traditional.get(letter) ?? letter)
