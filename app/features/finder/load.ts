import { element } from '#app/components/parts/element.ts'
import type { answers } from '#app/content/en/finder.ts'
import type { Wording } from '#app/content/words.ts'
import { finder } from './finder.ts'
import type { Packed } from './packed.ts'
import { unpack } from './unpack.ts'

/** What comes with the index: what the finder says, and how it looks. */
export type FinderFile = { index: Packed; words: Wording<typeof answers> }

let loading: ReturnType<typeof load> | undefined

/** The index is fetched once; what has failed is asked for again when there is interest again. */
export function theFinder() {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load() {
  const { source = '', styles } = document.querySelector<HTMLElement>('[data-slot=finder]')?.dataset ?? {}
  const response = await fetch(source)
  const { index, words }: FinderFile = await response.json()
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
