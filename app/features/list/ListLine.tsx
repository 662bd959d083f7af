'use client'
import { type ReactNode, useState } from 'react'
import styles from './Lines.module.css'
import { type Line, type Unit, units } from './line.ts'
import type { ListContent } from './listContent.ts'
import { list } from './store.ts'
import { amountOf } from './text.ts'

type Props = { line: Line; content: ListContent; onRemove: () => void }

/** One product of the list, with its fields. Each says which product it is about. */
export function ListLine({ line, content, onRemove }: Props) {
  const { id, quantity, unit, note } = line
  const { fields, columns, addNote } = content.words
  const [name, details, href] = content.products[id] ?? [line.name || id, '', '']
  // Once used it stays, and a note that was deleted can be written anew.
  const [isNoteOpen, setNoteOpen] = useState(note !== '')
  const about = (label: string) => label.replace('{product}', () => name)
  const text = { type: 'text', dir: 'auto', autoComplete: 'off' } as const

  return (
    <li className={styles.line}>
      <p className={styles.product}>
        {href ? (
          <a href={href} dir="auto">
            {name}
          </a>
        ) : (
          <span dir="auto">{name}</span>
        )}
        <small className={styles.details}>{details}</small>
      </p>
      <Labeled label={columns.quantity} printed={amountOf(line, content.words.amounts, content.language)}>
        <span className={styles.amount}>
          <input
            {...text}
            inputMode="decimal"
            aria-label={about(fields.quantity)}
            value={quantity}
            onChange={(event) => list.edit(id, { quantity: event.target.value })}
          />
          <span className={styles.unit}>
            <select
              aria-label={about(fields.unit)}
              value={unit}
              onChange={(event) => list.edit(id, { unit: event.target.value as Unit })}
            >
              {units.map((each) => (
                <option key={each} value={each}>
                  {content.words.units[each]}
                </option>
              ))}
            </select>
          </span>
        </span>
      </Labeled>
      <Labeled label={columns.note} printed={note} open={isNoteOpen || note !== ''}>
        <input
          {...text}
          id={`note-${id}`}
          aria-label={about(fields.note)}
          value={note}
          onChange={(event) => list.edit(id, { note: event.target.value })}
        />
        <button
          type="button"
          aria-label={about(fields.addNote)}
          onClick={() => {
            setNoteOpen(true)
            // A phone shows the field only now.
            requestAnimationFrame(() => document.getElementById(`note-${id}`)?.focus())
          }}
        >
          {addNote}
        </button>
      </Labeled>
      <button
        type="button"
        id={`remove-${id}`}
        className={styles.remove}
        aria-label={about(fields.remove)}
        onClick={onRemove}
      />
    </li>
  )
}

type LabeledProps = { label: string; printed: string; open?: boolean; children: ReactNode }

/** The label is seen on a phone, where the columns have no heads; heard from the field itself. On paper there is no field. */
function Labeled({ label, printed, open, children }: LabeledProps) {
  return (
    <div className={open === undefined ? undefined : styles.note} data-open={open || undefined}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
      <span className={styles.printed} aria-hidden="true">
        {printed}
      </span>
    </div>
  )
}
