'use client'
import type { ReactNode } from 'react'
import styles from './Lines.module.css'
import { amountOf, type Line, type Unit, units } from './line.ts'
import { list } from './list.ts'
import type { ListContent } from './listContent.ts'

type Props = { line: Line; content: ListContent; onRemove: () => void }

/** One product of the list, with its fields. Each says which product it is about. */
export function ListLine({ line, content, onRemove }: Props) {
  const { id, quantity, unit, note } = line
  const { fields, columns } = content.words
  const [name, details, href] = content.products[id] ?? [line.name || id, '', '']
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
      <Printable as={amountOf(line, content.words.amounts, content.language)}>
        <span className={styles.amount}>
          <input
            {...text}
            inputMode="decimal"
            aria-label={about(fields.quantity)}
            placeholder={columns.quantity}
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
      </Printable>
      <Printable as={note}>
        <input
          {...text}
          aria-label={about(fields.note)}
          placeholder={columns.note}
          value={note}
          onChange={(event) => list.edit(id, { note: event.target.value })}
        />
      </Printable>
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

/** A field, and what was typed in it for paper, which has no fields. */
function Printable({ as, children }: { as: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <span className={styles.printed} aria-hidden="true">
        {as}
      </span>
    </div>
  )
}
