'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ListContent } from '#app/content/list.ts'
import { announce } from '#app/lib/announce.ts'
import { counted } from '#app/lib/plurals.ts'
import { Actions } from './Actions.tsx'
import lineStyles from './Lines.module.css'
import { ListLine } from './ListLine.tsx'
import { manyLines } from './line.ts'
import { Notices } from './Notices.tsx'
import { notices } from './notices.ts'
import { SharedChoice } from './SharedChoice.tsx'
import { list, type Undo } from './store.ts'
import styles from './YourList.module.css'

/** The list above the form: its lines, a choice where a link brings another one, and what can be done with it. */
export function YourList({ content }: { content: ListContent }) {
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
    const run = () => {
      undo()
      notices.tell([])
      focusNext.current = 'your-list-title'
    }
    notices.tell([{ text, action: { label, run } }])
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
          <div className={styles.head}>
            <h2 id="your-list-title" tabIndex={-1}>
              {words.title}
            </h2>
            <p>{counted(words.lead, lines.length, language)}</p>
          </div>
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
          <Notices />
          {lines.length >= manyLines && (
            <p className={styles.strip}>
              <span>{said.long}</span> <a href={`mailto:${content.email}`}>{content.email}</a>
            </p>
          )}
          {!list.isLasting() && <p className={styles.strip}>{said.fleeting}</p>}
          <Actions content={content} lines={lines} onClear={clear} />
        </section>
      )}
    </>
  )
}
