import { products } from '#app/catalogue/catalogue.ts'
import { readNames } from '#app/catalogue/names.ts'
import { unsold } from '#app/catalogue/unsold.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { further } from '#content/site/further.ts'
import { prohibited } from '#content/site/prohibited.ts'
import { finder } from './finder.ts'
import type { FinderFile } from './finderStore.ts'
import { wordsOf } from './fold.ts'
import { type AlsoCalled, makeIndex } from './makeIndex.ts'
import { makeMore } from './makeMore.ts'
import { type Alphabet, elsewhere, type Index, lettersOf, type More } from './searchIndex.ts'

/** What the finder of an edition says beside the names it knows. */
export function finderWords({ words }: Source): Pick<FinderFile, 'words' | 'list'> {
  const { add, remove, on } = words.list.row
  return { words: words.answers, list: { add, remove: remove.replace('{shown}', on) } }
}

/** The three files of names, made while the site is built. */
export function makeFiles(source: Source): { index: Index; more: Record<Alphabet, More> } {
  const other = sources.find(({ language }) => language !== source.language) ?? source
  const more = makeMore(source)
  const also: AlsoCalled = { goods: {}, products: {} }
  const indexNow = () => makeIndex(source, other.words, also)
  let find = finder(indexNow(), {}, false)
  // A name that the first file alone would answer wrongly and surely goes into the first file.
  const isMistaken = (name: string) => find(name).asks === 'never'
  // Twice: a name that was taken up may be mistaken for others.
  for (const file of [...Object.values(more), ...Object.values(more)]) {
    for (const { kind, key } of [
      { kind: 'goods', key: 'good' },
      { kind: 'products', key: 'id' },
    ] as const)
      for (const [id, names] of Object.entries(file[kind])) {
        const mistaken = names.filter((name) => {
          if (name.startsWith(elsewhere) || ownNames.has(name)) return false
          const { asks, entries } = find(name)
          return asks === 'never' && entries.find(({ kind }) => kind === 'product')?.[key] !== id
        })
        also[kind][id] = [...new Set([...(also[kind][id] ?? []), ...mistaken])]
      }
    find = finder(indexNow(), {}, false)
  }
  const index = indexNow()
  /** The first file has what it would mistake, the further files the rest. */
  const shared = (names: string[]) => Map.groupBy(names, (name) => (isMistaken(name) ? index : more[lettersOf(name)]))
  for (const [place, names] of Object.entries(readNames().places)) {
    const first = unlike(names).filter((name) => isMistaken(name) && find(name).entries[0]?.id !== place)
    if (first.length) index.places[place] = first
  }
  for (const [place, things] of Object.entries(unsold)) {
    const names = unlike([...Object.values(things).flatMap((names) => names.split(', ')), ...onRequest(place)])
    for (const [file, its] of shared(names)) file.unsold[place] = its
  }
  for (const { names, [source.language]: says } of prohibited)
    for (const [file, its] of shared(unlike(names.split(', ')))) file.prohibited.push({ names: its, says })
  return { index, more }
}

/** Spellings that fold to the same stand once: lime, limes. */
const unlike = (names: readonly string[]) => [...new Map(names.map((name) => [wordsOf(name).join(' '), name])).values()]

/** What a product is called on its page it keeps. */
const ownNames = new Set(products.flatMap(({ en, ar }) => [en[0], ar[0]]))

const onRequest = (place: string): readonly string[] => further.find(({ id }) => id === place)?.typed ?? []
