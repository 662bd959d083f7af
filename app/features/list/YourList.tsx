'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { announce } from '#app/lib/announce.ts'
import { mount } from '#app/lib/mount.ts'
import { counted } from '#app/lib/wording.ts'
import lineStyles from './Lines.module.css'
import { ListActions } from './ListActions.tsx'
import { ListLine } from './ListLine.tsx'
import { manyLines } from './line.ts'
import { list, type Undo } from './list.ts'
import type { ListContent } from './listContent.ts'
import { lineNames, notices, SharedChoice, takeSharedList, withAction } from './SharedList.tsx'
import { sentLines } from './storage.ts'
import styles from './YourList.module.css'

/** The list above the form: its lines, a choice where a link brings another one, and what can be done with it. */
function YourList({ content }: { content: ListContent }) {
  const lines = useSyncExternalStore(list.subscribe, list.read)
  const focusNext = useRef<string>(undefined)
  const { words, language } = content
  const { columns, said } = words

  // The button that was pressed is gone: on to the next line's, or to the way to put it back.
  useEffect(() => {
    if (focusNext.current === undefined) return
    const next = document.getElementById(focusNext.current) ?? document.getElementById('list-notice-action')
    focusNext.current = undefined
    next?.focus()
  })

  function tellUndo(text: string, label: string, undo: Undo) {
    const back = () => {
      undo()
      focusNext.current = 'your-list-title'
    }
    notices.set([withAction(text, label, back)])
    announce(text)
  }

  function remove(id: string) {
    const at = lines.findIndex((line) => line.id === id)
    const next = lines[at + 1] ?? lines[at - 1]
    focusNext.current = next ? `remove-${next.id}` : ''
    tellUndo(
      said.removed.replace('{product}', () => nameOf(id)),
      said.undo,
      list.remove(id),
    )
  }

  function clear() {
    focusNext.current = ''
    tellUndo(counted(said.cleared, lines.length, language), said.undoAll, list.clear())
  }

  const nameOf = (id: string) => content.products[id]?.[0] ?? id

  return (
    <>
      <SharedChoice content={content} />
      {lines.length === 0 ? (
        <Notices />
      ) : (
        <section className={styles.table} aria-labelledby="your-list-title">
          <h2 id="your-list-title" tabIndex={-1}>
            {words.title}
          </h2>
          <p className={styles.lead}>{counted(words.lead, lines.length, language)}</p>
          <Notices />
          <div className={lineStyles.heads} aria-hidden="true">
            <span>{columns.product}</span>
            <span>{columns.quantity}</span>
            <span>{columns.note}</span>
          </div>
          <ul className={lineStyles.lines}>
            {lines.map((line) => (
              <ListLine key={line.id} line={line} content={content} onRemove={() => remove(line.id)} />
            ))}
          </ul>
          {lines.length >= manyLines && (
            <p className={styles.strip}>
              <span>{said.long}</span> <a href={`mailto:${content.email}`}>{content.email}</a>
            </p>
          )}
          {!list.isLasting() && <p className={styles.strip}>{said.fleeting}</p>}
          <ListActions content={content} lines={lines} onClear={clear} />
        </section>
      )}
    </>
  )
}

/** What can be undone, what went with the inquiry, what a link brought that we do not list. */
function Notices() {
  const told = useSyncExternalStore(notices.subscribe, notices.read)
  return told.map(({ text, action }) => (
    <p key={text} className={styles.strip}>
      <span>{text}</span>{' '}
      {action && (
        <button type="button" id="list-notice-action" onClick={action.run}>
          {action.label}
        </button>
      )}
    </p>
  ))
}

export default function mountList(slot: HTMLElement, content: ListContent) {
  nameLines(content)
  takeSharedList(content)
  mount(slot, <YourList content={content} />)
  // The address was changed by hand, or a shared one was pasted over it.
  window.addEventListener('hashchange', () => takeSharedList(content))
  // What was said of a list does not outlast it, unless something can be done about it.
  list.subscribe(() => list.read().length === 0 && notices.set(notices.read().filter(({ action }) => action)))
  sentLines.subscribe(() => offerAgain(sentLines.read(), content))
}

/** A line that was added in another edition, or before a product was renamed, gets the name it has here. */
function nameLines(content: ListContent) {
  for (const { id, name, forSales } of list.read()) {
    const news = lineNames(id, content)
    if (Object.hasOwn(content.products, id) && (news.name !== name || news.forSales !== forSales)) list.edit(id, news)
  }
}

/** The list went with an inquiry, unless that came back with it. */
function offerAgain(lines: readonly unknown[], { words, language }: ListContent) {
  const { text, again } = words.sent
  const offer = withAction(counted(text, lines.length, language), again, () => list.merge(lines))
  notices.set(lines.length ? [offer] : [])
}
