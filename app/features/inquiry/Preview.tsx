'use client'
import { useSyncExternalStore } from 'react'
import { messageWith, storage } from '#app/features/list/storage.ts'
import { mount } from '#app/lib/mount.ts'
import { formState } from './formState.ts'

/** How the message will read that the form sends: the list, then what the visitor writes. */
function Preview({ label }: { label: string }) {
  const list = useSyncExternalStore(storage.subscribe, storage.read)
  const { message } = useSyncExternalStore(formState.subscribe, formState.read)
  if (list.lines.length === 0) return null
  return (
    <details>
      <summary>{label}</summary>
      <div>{messageWith(isolated(list.text), message)}</div>
    </details>
  )
}

/** An Arabic name in brackets reads from right to left, with the grade at its end. */
const isolated = (text: string) => text.replace(/\((?=[^(]*\p{Script=Arabic})(.+)\)(?=: )/gu, '(\u2067$1\u2069)')

export default (slot: HTMLElement) => mount(slot, <Preview label={slot.dataset.words ?? ''} />)
