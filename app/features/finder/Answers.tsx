'use client'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { list } from '#app/features/list/store.ts'
import { counted } from '#app/lib/plurals.ts'
import { AnswerRow } from './AnswerRow.tsx'
import styles from './Answers.module.css'
import type { Answer } from './finder.ts'
import type { FinderFile, FinderSource } from './finderSource.ts'
import { matchedBy } from './matched.ts'
import { SlashSwitch } from './SlashSwitch.tsx'
import { Unlisted } from './Unlisted.tsx'
import { useKeys } from './useKeys.ts'
import { useTyped } from './useTyped.ts'

const shownAtFirst = 8
const announceAfter = 500
const askMoreAfter = 400

type Props = { root: HTMLElement; field: HTMLInputElement; source: FinderSource; file: FinderFile; lang: string }

/** What the finder answers to the words in its field, which is in the page and not in here. */
export function Answers({ root, field, source, file, lang }: Props) {
  const { words } = file
  const typed = useTyped(field)
  const find = useSyncExternalStore(source.subscribe, source.read)
  const lines = useSyncExternalStore(list.subscribe, list.read)
  const answer = useMemo(() => find(typed), [find, typed])
  const [shownFor, setShownFor] = useState<Answer>()
  const [failed, setFailed] = useState<typeof find>()
  const isLooking = typed !== '' && answer.asks === 'now' && failed !== find
  const said = typed === '' ? '' : isLooking ? words.looking : lineOf(answer, typed, lang, file)
  const term = !isLooking && answer.kind === 'found' ? answer.term : undefined
  const isWhole = shownFor === answer
  const shown = isWhole ? answer.entries : answer.entries.slice(0, shownAtFirst)
  const rest = answer.entries.length - shown.length
  /** In the fragment, which reaches no log. */
  const inquiryFor = (wanted: string) => `${file.index.prefix}/contact#source=${encodeURIComponent(wanted)}`

  useKeys(root, field, {
    opensFirst: !isLooking && answer.kind === 'found',
    asks: answer.asks,
    askMore: () => source.askMore(answer.letters),
  })

  useEffect(() => {
    if (typed === '' || answer.asks === 'never') return
    const ask = () => source.askMore(answer.letters).catch(() => setFailed(() => find))
    const waiting = setTimeout(ask, answer.asks === 'now' ? 0 : askMoreAfter)
    return () => clearTimeout(waiting)
  }, [answer, typed, find, source])

  useEffect(() => {
    root.querySelector('[data-start]')?.toggleAttribute('hidden', typed !== '')
  }, [root, typed])

  useEffect(() => {
    if (isLooking) return
    // Once the visitor has stopped typing.
    const waiting = setTimeout(() => root.querySelector('[role=status]')?.replaceChildren(said), announceAfter)
    return () => clearTimeout(waiting)
  }, [root, said, isLooking])

  const showRest = () => {
    setShownFor(answer)
    requestAnimationFrame(() =>
      root.querySelectorAll<HTMLElement>('[data-answer] > ul > li > a')[shownAtFirst]?.focus(),
    )
  }

  return (
    <>
      {typed !== '' && (
        <div className={styles.answer} data-answer="">
          <p aria-hidden="true">
            <span>{said}</span>
            {!isLooking && <small>{keysOf(answer, words.keys)}</small>}
          </p>
          {term?.says && <p data-term="">{term.says}</p>}
          {!isLooking && answer.entries.length > 0 && (
            <ul>
              {shown.map((entry) => (
                <AnswerRow
                  key={`${entry.kind} ${entry.id}`}
                  entry={entry}
                  matched={matchedBy(entry, answer, typed)}
                  isOnList={lines.some(({ id }) => id === entry.id)}
                  inquiry={inquiryFor(typed)}
                  lang={lang}
                  file={file}
                />
              ))}
            </ul>
          )}
          {!isLooking && rest > 0 && (
            <button type="button" onClick={showRest}>
              {counted(words.rest, rest, lang)}
            </button>
          )}
          {!isLooking && answer.kind === 'unlisted' && (
            <Unlisted
              near={answer.near}
              inquiry={inquiryFor(typed)}
              requests={file.index.request.map(({ name }) => ({ name, href: inquiryFor(name) }))}
              lang={lang}
              words={words}
            />
          )}
        </div>
      )}
      {root.matches('[popover]') && <SlashSwitch panel={root} words={words.slash} />}
      {lines.length > 0 && root.matches('[popover]') && (
        <p className={styles.list}>
          <a href={file.list.href}>
            <span>{file.list.label}</span> <b>{lines.length}</b>
          </a>
          <a href={file.list.href}>{file.list.review}</a>
        </p>
      )}
    </>
  )
}

/** What the Enter key does with an answer. */
function keysOf({ kind, entries: [first] }: Answer, { opens, asks, moves }: FinderFile['words']['keys']) {
  if (kind === 'unlisted') return ''
  if (kind !== 'found' || !first) return moves
  return first.kind === 'request' ? asks : opens.replace('{name}', () => first.name)
}

/** What is said above an answer, and to those who listen. */
function lineOf({ kind, entries, term }: Answer, typed: string, lang: string, { words }: FinderFile) {
  if (kind === 'unlisted') return words.none.said.replace('{words}', () => typed)
  if (kind === 'similar') return words.similar.replace('{words}', () => typed)
  const products = entries.filter((entry) => entry.kind === 'product')
  if (products.length === 0) return words.onRequest.replace('{words}', () => typed)
  const named = term
    ? words.term.replace('{term}', () => term.name).replace('{product}', () => products[0]?.name ?? '')
    : ''
  const isCut = products.length > shownAtFirst
  const count = isCut
    ? words.some.replace('{shown}', String(shownAtFirst)).replace('{count}', String(products.length))
    : counted(words.found, products.length, lang)
  return [named, count].filter(Boolean).join(' · ')
}
