import type { ReactNode } from 'react'
import styles from './LifeSize.module.css'

/** From an outline to its name. */
export const Leader = ({ d }: { d: string }) => <path className={styles.leader} d={d} />

type Props = { width: number; height: number; perUnit: number | undefined; children: ReactNode }

/** On paper a unit is so many millimeters, where that is known. */
export function LifeSizeDrawing({ width, height, perUnit, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width.toFixed(0)} ${height}`}
      aria-hidden="true"
      className={perUnit && perUnit < 0.08 ? styles.small : undefined}
      {...(perUnit && { width: `${(width * perUnit).toFixed(1)}mm`, height: `${(height * perUnit).toFixed(1)}mm` })}
    >
      {children}
    </svg>
  )
}

/** On paper alone: a line to lay a ruler on, since printers like to shrink a page. */
export function LifeSize({ words }: { words: string }) {
  return (
    <p className={styles.ruler}>
      <svg width="50mm" height="3mm" viewBox="0 0 50 3" aria-hidden="true">
        <path d="M.1 0v3M49.9 0v3M0 1.5h50" />
      </svg>
      {words}
    </p>
  )
}
