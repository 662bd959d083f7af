import { goods, products, tradeFiles } from '#app/catalogue/catalogue.ts'
import { readNames } from '#app/catalogue/names.ts'
import { productFacts } from '#app/catalogue/productFacts.ts'
import type { Source } from '#app/i18n/source.ts'
import type { TradedGoods } from '#content/schema/trade.ts'
import { uses } from '#content/site/uses.ts'
import { keyOf } from './commonWords.ts'
import { wordsOf } from './fold.ts'
import { type Alphabet, elsewhere, lettersOf, type More, type Term } from './searchIndex.ts'

/** The finder's further files for an edition: what the first has no room for. */
export function makeMore(source: Source): Record<Alphabet, More> {
  const names = readNames()
  const ofGood = (good: string) => {
    const { latin, en = [], romanized = [], hindi = [], ar = [], typed = [], scripts = [] } = goods[good] ?? {}
    return [
      ...(latin ? [latin.replace(/,.*/, '')] : []),
      // The first of them is in the first file.
      ...[...hindi, ...en, ...romanized].slice(1),
      ...ar,
      ...typed,
      ...scripts,
      ...(names.goods[good] ?? []),
    ]
  }
  const ofProduct = ({ id, good }: (typeof products)[number]) => {
    const { en = [], hindi = [], ar = [], typed = [] } = goods[good]?.products?.[id] ?? {}
    const { hs, declared } = productFacts(id)
    return [
      ...(hs ? [hs.code] : []),
      ...declared.map((code) => `${elsewhere}${code}`),
      ...en,
      ...hindi,
      ...ar,
      ...typed,
      ...(names.products[id] ?? []),
    ]
  }
  const inLetters = (letters: Alphabet): More => {
    const own = (names: readonly string[]) =>
      [...new Set(names.flatMap((name) => [name, inTraditional(name), name.replace(joinedForm, '')]))].filter(
        (name) => lettersOf(name) === letters,
      )
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

/** Before a word for powder there is a space or none: കുരുമുളക് പൊടി, കുരുമുളക്പൊടി. */
const joinedForm = / (?=പൊടി|பொடி|தூள்|पाउडर|পাউডার|গুঁড়া|গুঁড়ো)/

/** Characters of our names, as Taiwan and Hong Kong write them and as the mainland does. */
const traditional = new Map(
  [
    ...'蘆芦黃黄薑姜紅红葉叶蔥葱乾干無无開开堅坚蘋苹龍龙蘭兰蘿萝蔔卜馬马鈴铃薺荠魚鱼蝦虾鴨鸭雞鸡豬猪綠绿烏乌漿浆楓枫蘇苏繡绣錫锡種种羅罗漢汉藍蓝蘚藓蓽荜檸柠麵面鹽盐醬酱飲饮壓压熱热濃浓縮缩級级顆颗塊块條条絲丝殼壳脫脱貝贝濟济檳槟樹树來来歐欧風风絨绒鮮鲜臘腊腸肠麥麦頭头東东麗丽亞亚崙仑涼凉凱凯製制國国圍围圖图圓圆聖圣實实對对壽寿爾尔帶带棗枣槍枪櫚榈櫻樱瑪玛細细結结綿绵縷缕蕪芜莢荚藥药蓮莲萵莴薩萨蕷蓣觀观貽贻賊贼轉转鬱郁裡里針针鐵铁銀银長长閘闸頁页鬚须飯饭餅饼魷鱿鱸鲈鮑鲍鮭鲑膚肤臍脐'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, old = '', simple = '']) => [simple, old]),
)

const inTraditional = (name: string) => name.replace(/\p{Script=Han}/gu, (letter) => traditional.get(letter) ?? letter)

/** Words that many goods are described by: alone they name no grade. */
const common = new Set(
  wordsOf(
    'style grade kg and apple bold bulk broken bunch black bulb cherry chips cigarette crushed cuts china count dark double finger flakes fresh fruit golden green headless jumbo large long light medium natural new no open organic plum polished raw red round second single sliced small split spray stem sulfured sweet tiny tube rings type vine white whole with without yellow',
  ),
)

type Said = Record<string, { label: string; names?: Record<string, string> }>

/** Grades and varieties of the trade, with what their words say of them in an edition. */
export function termsOf({ words }: Source): Term[] {
  return Object.entries<TradedGoods>(tradeFiles).flatMap(([file, goods]) => {
    const said = words.trade[file as keyof typeof tradeFiles] as Said
    return Object.entries(goods).flatMap(([good, { of, names = {}, found = {} }]) =>
      Object.entries({ ...names, ...found }).flatMap(([key, name]): Term[] => {
        const called = [...termNames(key), ...(name.typed ?? [])]
        const says = said[good]?.names?.[key]
        if (!called.length) return []
        return [{ names: called, of: [...(name.of ?? of)], ...(says && { says }) }]
      }),
    )
  })
}

/** "Nonpareil (NP, NPX)" is three names, "Butte/Padre (BP)" as many. */
function termNames(key: string) {
  return (
    key
      .split(/[,;()]|\/(?!\d)|(?<=[a-z]) or /)
      // The scale of a figure says what it is of: screen 17, ICUMSA 600.
      .flatMap((name) => [name.trim(), /^\s*([a-z]{4,}) \d/i.exec(name)?.[1] ?? ''])
      .filter((name) => /\p{L}/u.test(name) && name.length > 1)
      .filter((name) => !wordsOf(name).every((word) => common.has(word) || /^\d+$/.test(word)))
  )
}
