import { createStore } from '#app/lib/createStore.ts'
import { fetchData } from '#app/lib/island.ts'
import type { Wording } from '#content/schema/edition.ts'
import type { answers } from '#content/site/en/finder.ts'
import { finder } from './finder.ts'
import type { Alphabet, Index, More } from './searchIndex.ts'

/** What the finder of an edition fetches beside its code. */
export type FinderFile = {
  index: Index
  words: Wording<typeof answers>
  /** What a row of a product says of the visitor's list. */
  list: { add: string; remove: string }
  /** The addresses of the further files. */
  more: Record<Alphabet, string>
}

/** The finder as it is now, and a better one with every further file that is there. */
export function finderStore({ index, more }: FinderFile) {
  const files: Partial<Record<Alphabet, More>> = {}
  const { read, set, subscribe } = createStore(finder(index))
  return {
    read,
    subscribe,
    async askMore(letters: Alphabet) {
      const file = await fetchData<More>(more[letters])
      if (files[letters]) return
      files[letters] = file
      set(finder(index, files))
    },
  }
}

export type FinderStore = ReturnType<typeof finderStore>
