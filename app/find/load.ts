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
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load() {
  const response = await fetch(`${__WORDS__}/finder-${document.documentElement.lang}.json`)
  if (!response.ok) throw new Error(`The finder's index is answered ${response.status}`)
  const { index, words, styles } = (await response.json()) as FinderFile
  /** In the fragment, which reaches no log. */
  const inquiryFor = (wanted: string) => `${index.prefix}/contact#source=${encodeURIComponent(wanted)}`
  await putOn(styles)
  const entries = unpack(index, inquiryFor)
  return {
    find: finder(entries),
    words,
    inquiryFor,
    further: entries.filter(({ category }) => !category),
  }
}

export type TheFinder = Awaited<ReturnType<typeof load>>

function putOn(address: string) {
  if (!address || document.querySelector(`link[href="${address}"]`)) return
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  document.head.append(sheet)
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done
  })
}
