import { files } from '#app/catalogue/trade/goods.ts'
import type { TradedGoods } from '#app/catalogue/trade/types.ts'
import type { Source } from '#app/content/editions.ts'
import type { Term } from './index.ts'

/** Words that many goods are described by: alone they name no grade. */
const common = new Set(
  'and apple bold bulk broken bunch black bulb cherry chips crushed cuts china count dark double finger flakes fresh fruit golden green headless jumbo jumbo large long light medium natural new no open organic plum polished raw red round second single sliced small split splits spray stem sulfured sweet tiny tubes rings type vine white whole with without yellow'.split(
    ' ',
  ),
)

type Said = Record<string, { names?: Record<string, string> }>

/** Grades and varieties of the trade, with what their words say of them in an edition. */
export function termsOf({ words }: Source): Term[] {
  return Object.entries<TradedGoods>(files).flatMap(([file, goods]) => {
    const said: Said = words.trade[file as keyof typeof files]
    return Object.entries(goods).flatMap(([good, { of, names = {}, found = {} }]) =>
      Object.entries({ ...names, ...found }).flatMap(([key, name]): Term[] => {
        const called = [...termNames(key), ...(name.typed ?? [])]
        const says = said[good]?.names?.[key]
        return called.length ? [{ names: called.join(', '), of: [...(name.of ?? of)], ...(says && { says }) }] : []
      }),
    )
  })
}

/** "Nonpareil (NP, NPX)" is three names, "Butte/Padre (BP)" as many. */
export function termNames(key: string) {
  return key
    .split(/[,;()/]|(?<=[a-z]) or /)
    .map((name) => name.trim())
    .filter(
      (name) =>
        /\p{L}/u.test(name) &&
        name.length > 1 &&
        !name
          .toLowerCase()
          .split(/[\s-]+/)
          .every((word) => common.has(word)),
    )
}
