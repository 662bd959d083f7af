'use client'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { storage } from '#app/features/list/storage.ts'
import { mount } from '#app/lib/mount.ts'
import { counted } from '#app/lib/wording.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import styles from './Answers.module.css'
import { keysFor, lineFor, nameBehind, rowKey, rowsOf } from './answerLines.ts'
import type { Answer } from './finder.ts'
import { type FinderFile, type FinderStore, finderStore } from './finderStore.ts'
import { Unlisted } from './Unlisted.tsx'
import { useKeys } from './useKeys.ts'

const announceAfter = 500
const askMoreAfter = 400

type Props = { root: HTMLElement; field: HTMLInputElement; store: FinderStore; file: FinderFile; lang: string }

/** What the finder answers to the words in its field, which is in the page and not in here. */
function Answers({ root, field, store, file, lang }: Props) {
  const { words } = file
  const typed = useTyped(field)
  const find = useSyncExternalStore(store.subscribe, store.read)
  const { lines } = useSyncExternalStore(storage.subscribe, storage.read)
  const answer = useMemo(() => find(typed), [find, typed])
  const [wholeAnswer, setWholeAnswer] = useState<Answer>()
  const [failed, setFailed] = useState<typeof find>()
  const [focused, setFocused] = useState<string>()
  const [spoken, setSpoken] = useState('')
  const links = useRef<(HTMLElement | null)[]>([])

  const isLooking = typed !== '' && answer.asks === 'now' && failed !== find
  const isAnswered = typed !== '' && !isLooking
  const said = typed === '' ? '' : isLooking ? words.looking : lineFor(answer, typed, lang, words)
  const isWhole = wholeAnswer === answer
  const { shown, rest, firstOfRest } = rowsOf(answer, isWhole, focused)
  const hasFocused = !focused || shown.some((entry) => rowKey(entry) === focused)
  /** In the fragment, which reaches no log. */
  const inquiryFor = (wanted: string) => `${file.index.prefix}/contact#source=${encodeURIComponent(wanted)}`

  useKeys(root, field, {
    links,
    opensFirst: isAnswered && answer.kind === 'found',
    asks: answer.asks,
    askMore: () => store.askMore(answer.letters),
  })

  useEffect(() => {
    if (typed === '' || answer.asks === 'never') return
    const ask = () => store.askMore(answer.letters).catch(() => setFailed(() => find))
    const waiting = setTimeout(ask, answer.asks === 'now' ? 0 : askMoreAfter)
    return () => clearTimeout(waiting)
  }, [answer, typed, find, store])

  useEffect(() => {
    if (isLooking) return
    // Once the visitor has stopped typing.
    const waiting = setTimeout(() => setSpoken(said), announceAfter)
    return () => clearTimeout(waiting)
  }, [said, isLooking])

  useLayoutEffect(() => {
    if (isWhole) links.current[firstOfRest]?.focus()
  }, [isWhole, firstOfRest])

  // A row that had the focus is no answer any more: the keyboard goes on from the field.
  useLayoutEffect(() => {
    if (!hasFocused) field.focus()
  }, [hasFocused, field])

  const linkAt = (nth: number) => (link: HTMLElement | null) => {
    links.current[nth] = link
  }

  return (
    <>
      <VisuallyHidden>
        <p role="status">{spoken}</p>
      </VisuallyHidden>
      {typed !== '' && (
        <div className={styles.answer} data-answer="">
          <p aria-hidden="true">
            <span>{said}</span>
            {isAnswered && <small>{keysFor(answer, words.keys)}</small>}
          </p>
          {isAnswered && answer.term?.says && <p>{answer.term.says}</p>}
          {isAnswered && shown.length > 0 && (
            <ul onBlur={() => setFocused(undefined)}>
              {shown.map((entry, nth) => (
                <AnswerRow
                  key={rowKey(entry)}
                  ref={linkAt(nth)}
                  entry={entry}
                  behind={nameBehind(entry, answer, typed)}
                  called={answer.called}
                  isOnList={lines.some(({ id }) => id === entry.id)}
                  inquiry={inquiryFor(typed)}
                  lang={lang}
                  file={file}
                  onFocus={() => setFocused(rowKey(entry))}
                />
              ))}
            </ul>
          )}
          {isAnswered && rest > 0 && (
            <button type="button" onClick={() => setWholeAnswer(answer)}>
              {counted(words.rest, rest, lang)}
            </button>
          )}
          {isAnswered && answer.prohibition && (
            <section>
              <div>
                <h2>{words.prohibited.title}</h2>
                <p>{answer.prohibition}</p>
              </div>
            </section>
          )}
          {isAnswered && answer.kind === 'unlisted' && (
            <Unlisted
              near={answer.near}
              inquiry={inquiryFor(typed)}
              requests={file.index.request.map(({ name }) => ({ name, href: inquiryFor(name) }))}
              lang={lang}
              words={words}
              linkAt={linkAt}
            />
          )}
        </div>
      )}
    </>
  )
}

/**
 * The words in a field of the page, from before this code came on. Listened to before the first paint: an answer that can be
 * seen is never one to earlier words.
 */
function useTyped(field: HTMLInputElement) {
  const [typed, setTyped] = useState(() => field.value.trim())
  useLayoutEffect(() => {
    const listening = new AbortController()
    const read = () => setTyped(field.value.trim())
    field.addEventListener('input', read, listening)
    // The field is empty only after the event.
    field.form?.addEventListener('reset', () => setTimeout(read), listening)
    read()
    return () => listening.abort()
  }, [field])
  return typed
}

const stores = new WeakMap<FinderFile, FinderStore>()

/** Shows in its slot what the field beside it asks for. The panel and the field in place share what was fetched. */
export default function mountAnswers(slot: HTMLElement, file: FinderFile) {
  const root = slot.closest<HTMLElement>('[data-finder]')
  const field = root?.querySelector('input')
  if (!root || !field) return
  const store = stores.get(file) ?? finderStore(file)
  stores.set(file, store)
  mount(slot, <Answers root={root} field={field} store={store} file={file} lang={document.documentElement.lang} />)
}
