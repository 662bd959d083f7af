import { element } from '#app/components/parts/element.ts'
import type { answers } from '#app/content/en/finder.ts'
import type { Wording } from '#app/content/words.ts'
import { finder } from './finder.ts'
import type { Packed } from './packed.ts'
import { unpack } from './unpack.ts'

/** What comes with the index: what the finder says, and how it looks. */
export type FinderFile = { index: Packed; words: Wording<typeof answers>; styles: string }

declare const __WORDS__: string

let loading: ReturnType<typeof load> | undefined

/** The index is fetched once; what has failed is asked for again when there is interest again. */
export function theFinder() {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

// app/router/fetchWords.ts and app/router/putOnStyles.ts would be a file of their own to fetch, and 0.2 KB too much for the finder.
async function load() {
  const response = await fetch(`${__WORDS__}/finder-${document.documentElement.lang}.json`)
  const { index, words, styles }: FinderFile = await response.json()
  /** In the fragment, which reaches no log. */
  const inquiryFor = (wanted: string) => `${index.prefix}/contact#source=${encodeURIComponent(wanted)}`
  if (styles) await putOn(element('link', { rel: 'stylesheet', href: styles }))
  const entries = unpack(index, inquiryFor)
  return {
    find: finder(entries),
    words,
    inquiryFor,
    further: entries.filter(({ category }) => !category),
  }
}

export type TheFinder = Awaited<ReturnType<typeof load>>

function putOn(sheet: HTMLLinkElement) {
  document.head.append(sheet)
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done
  })
}
