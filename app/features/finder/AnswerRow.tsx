'use client'
import type { Ref } from 'react'
import '#app/styles/accents.css'
import '#app/styles/arabicNames.css'
import button from '#app/features/list/AddButton.module.css'
import { onDemand } from '#app/lib/onDemand.ts'
import { counted } from '#app/lib/wording.ts'
import type { FinderFile } from './finderStore.ts'
import type { Entry } from './searchIndex.ts'

const loadList = onDemand(() => import('#app/features/list/toggleProduct.ts'))

type Props = {
  /** Its link. */
  ref: Ref<HTMLAnchorElement>
  entry: Entry
  /** The name by which it was found, and the one that was meant where it was spelled otherwise. */
  behind: string
  called: string | undefined
  isOnList: boolean
  /** An inquiry with the visitor's own words. */
  inquiry: string
  lang: string
  file: FinderFile
  onFocus: () => void
}

/** One answer: all of it leads on, and a product can be put on the list. */
export function AnswerRow({ ref, entry, isOnList, inquiry, lang, file, onFocus, ...found }: Props) {
  const { kind, id, name, note, href, category, group, count } = entry
  const { words, list: said } = file
  const place = kind === 'category' ? [] : kind === 'request' ? [words.further] : [category?.name, group?.name]
  const names = namesOf({ entry, ...found }, words.code)
  const label = (isOnList ? said.remove : said.add).replace('{product}', () => name)
  return (
    <li data-kind={kind} data-category={category?.id}>
      <a ref={ref} href={kind === 'request' ? inquiry : href} onFocus={onFocus}>
        <b>{name}</b> {names.length > 0 && <OtherNames names={names} />}
      </a>
      <span>{count ? counted(words.found, count, lang) : without(names, note)}</span>
      <small>{place.filter(Boolean).join(' ·\u00a0')}</small>
      {kind === 'product' && (
        <button
          className={button.add}
          type="button"
          aria-label={label}
          data-on={isOnList || undefined}
          onClick={() => loadList(({ toggleProduct }) => toggleProduct(id, name))}
        />
      )}
    </li>
  )
}

/** The name by which it was found, and beside it the one that was meant, or one in other letters. */
function namesOf({ behind, called, entry }: Pick<Props, 'behind' | 'called' | 'entry'>, code: string) {
  if (!behind) return []
  const isLatin = behind < '\u0370'
  const beside = called ?? (isLatin ? entry.other : entry.names.find((name) => name < '\u0370' && name > '@'))
  const shown = /^\d{4}\./.test(behind) ? code.replace('{code}', behind) : behind
  return beside && beside !== behind ? [shown, beside] : [shown]
}

function OtherNames({ names: [behind = '', beside] }: { names: string[] }) {
  return (
    <i>
      <mark>
        <bdi lang={languageOf(behind)}>{behind}</bdi>
      </mark>
      {beside && (
        <>
          {'\u00a0· '}
          <bdi lang={languageOf(beside)}>{beside}</bdi>
        </>
      )}
    </i>
  )
}

/** A note without what stands before it already: "elaichi, by pod size". */
const without = (names: string[], note: string) =>
  note
    .split(/(?<=[,،]) /)
    .filter((part) => !names.includes(part.replace(/[,،]$/, '')))
    .join(' ')

/** Our Arabic face lacks the letters that Persian and Urdu add. What is in other letters is in an unknown language. */
const languageOf = (name: string) =>
  name < '\u0370' ? 'en' : /[؀-ۿ]/.test(name) && !/[ٹڈڑںھہےپچژگکی]/.test(name) ? 'ar' : ''
