import type { answers } from '#app/content/en/finder.ts'
import type { Wording } from '#app/content/words.ts'
import { finder } from './finder.ts'
import type { Index, More } from './index.ts'

/** What the finder of an edition fetches beside its code. */
export type FinderFile = {
  index: Index
  words: Wording<typeof answers>
  /** What a row of a product says of the visitor's list, and the way to that list. */
  list: { add: string; remove: string; label: string; review: string; href: string }
  /** The address of the second file. */
  more: string
}

/** The finder as it is now, and a better one once the second file is there. */
export function finderSource({ index, more }: FinderFile) {
  const listeners = new Set<() => void>()
  let find = finder(index)
  let loading: Promise<void> | undefined

  async function load() {
    const response = await fetch(more)
    const names: More = await response.json()
    find = finder(index, names)
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => find,
    /** Asked for once; what has failed is asked for again with the next words. */
    askMore() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}

export type FinderSource = ReturnType<typeof finderSource>
