import type { Wording } from '#content/schema/edition.ts'
import type { answers } from '#content/site/en/finder.ts'
import { finder } from './finder.ts'
import type { Alphabet, Index, More } from './searchIndex.ts'

/** What the finder of an edition fetches beside its code. */
export type FinderFile = {
  index: Index
  words: Wording<typeof answers>
  /** What a row of a product says of the visitor's list, and the way to that list. */
  list: { add: string; remove: string; label: string; review: string; href: string }
  /** The addresses of the further files. */
  more: Record<Alphabet, string>
}

/** The finder as it is now, and a better one with every further file that is there. */
export function finderSource({ index, more }: FinderFile) {
  const listeners = new Set<() => void>()
  const files: Partial<Record<Alphabet, More>> = {}
  const loading: Partial<Record<Alphabet, Promise<void>>> = {}
  let find = finder(index)

  async function load(letters: Alphabet) {
    const response = await fetch(more[letters])
    files[letters] = await response.json()
    find = finder(index, files)
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => find,
    /** Asked for once; what has failed is asked for again with the next words. */
    askMore(letters: Alphabet) {
      loading[letters] ??= load(letters).catch((error: unknown) => {
        delete loading[letters]
        throw error
      })
      return loading[letters]
    },
  }
}

export type FinderSource = ReturnType<typeof finderSource>
