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
      <div dir="auto">{messageWith(list.text, message)}</div>
    </details>
  )
}

export default (slot: HTMLElement) => mount(slot, <Preview label={slot.dataset.words ?? ''} />)
