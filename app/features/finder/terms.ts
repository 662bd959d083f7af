import { catalogue, productsOf, tradeFiles } from '#app/catalogue/catalogue.ts'
import type { Source } from '#app/i18n/source.ts'
import type { TradedGoods } from '#content/schema/trade.ts'
import { wordsOf } from './fold.ts'
import type { Term } from './searchIndex.ts'

const products = catalogue.flatMap(productsOf)

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
        return [{ names: called, of: shortened(good, name.of ?? of), ...(says && { says }) }]
      }),
    )
  })
}

/** The good alone, where all its products are meant. */
function shortened(good: string, ids: readonly string[]) {
  const its = products.filter((product) => product.good === good).map(({ id }) => id)
  return its.length === ids.length && its.every((id) => ids.includes(id)) ? [good] : [...ids]
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
