'use client'
import { useState, useSyncExternalStore } from 'react'
import type { ListContent } from '#app/content/list.ts'
import { messageWith } from './storage.ts'
import { list } from './store.ts'
import { textOf } from './text.ts'
import styles from './YourList.module.css'

type Props = {
  content: ListContent
  /** The form's own field, which is HTML. */
  message: HTMLTextAreaElement
}

/** How the message will read that the form sends: the list, then what the visitor writes. */
export function Preview({ content, message }: Props) {
  const lines = useSyncExternalStore(list.subscribe, list.read)
  const written = useSyncExternalStore(
    (listener) => {
      message.addEventListener('input', listener)
      return () => message.removeEventListener('input', listener)
    },
    () => message.value,
  )
  const [isOpen] = useState(() => matchMedia('(min-width: 60rem)').matches)
  if (lines.length === 0) return null
  return (
    <details className={styles.preview} open={isOpen}>
      <summary>{content.words.preview}</summary>
      <div dir="auto">{messageWith(textOf(lines), written)}</div>
    </details>
  )
}
