import type { ComponentProps } from 'react'
import styles from './DropPanel.module.css'

/** Drops from the header. A popover: the browser opens it, closes it on Escape or a tap outside, and gives focus back. */
export function DropPanel({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={`${styles.panel} ${className}`} popover="auto" {...rest} />
}
