'use client'
import '#app/styles/accents.css'
import { list } from '#app/features/list/store.ts'
import { counted } from '#app/lib/plurals.ts'
import type { FinderFile } from './finderSource.ts'
import type { Entry } from './index.ts'
import { languageOf } from './languageOf.ts'

type Props = {
  entry: Entry
  /** The name by which it was found. */
  matched: string
  isOnList: boolean
  /** An inquiry with the visitor's own words. */
  inquiry: string
  lang: string
  file: FinderFile
}

/** One answer: all of it leads on, and a product can be put on the list. */
export function AnswerRow({ entry, matched, isOnList, inquiry, lang, file }: Props) {
  const { kind, id, name, note, href, category, group, count = 0 } = entry
  const { words, list: said } = file
  const beside = kind === 'product' ? note : kind === 'request' ? '' : counted(words.found, count, lang)
  const place =
    kind === 'product'
      ? [category?.name, group?.name].filter(Boolean).join(' · ')
      : kind === 'group'
        ? category?.name
        : ''
  const toggle = () => (isOnList ? list.remove(id) : list.add(id, name))
  const label = (isOnList ? said.remove : said.add).replace('{product}', () => name)
  return (
    <li data-kind={kind} data-category={category?.id}>
      <a href={kind === 'request' ? inquiry : href}>
        <b>{name}</b> {matched && <OtherNames entry={entry} matched={matched} code={words.code} />}
      </a>
      <span>{beside}</span>
      <small>{kind === 'request' ? words.further : place}</small>
      {kind === 'product' && (
        <button type="button" aria-label={label} data-on={isOnList || undefined} onClick={toggle} />
      )}
    </li>
  )
}

/** The name by which it was found, and one in other letters beside it. */
function OtherNames({ entry, matched, code }: { entry: Entry; matched: string; code: string }) {
  const isLatin = matched < '\u0370'
  const beside = isLatin ? entry.other : entry.names.find((name) => name < '\u0370' && name > '@')
  const shown = /^\d{4}\./.test(matched) ? code.replace('{code}', matched) : matched
  return (
    <i>
      <mark>
        <bdi lang={languageOf(shown)}>{shown}</bdi>
      </mark>{' '}
      {beside && beside !== matched && <bdi lang={languageOf(beside)}>{beside}</bdi>}
    </i>
  )
}
