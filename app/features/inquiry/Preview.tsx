'use client'
import { useSyncExternalStore } from 'react'
import { messageWith, storage } from '#app/features/list/storage.ts'
import { mount } from '#app/lib/mount.ts'
// Its styles come with those of the list, without which there is nothing to show.
import marked from '#app/ui/Disclosures.module.css'
import { formState } from './formState.ts'

/** How the message will read that the form sends: the list, then what the visitor writes. */
function Preview({ label }: { label: string }) {
  const list = useSyncExternalStore(storage.subscribe, storage.read)
  const { message } = useSyncExternalStore(formState.subscribe, formState.read)
  if (list.lines.length === 0) return null
  return (
    <div className={marked.disclosures}>
      <details>
        <summary>{label}</summary>
        <div dir="auto">{messageWith(list.text, message)}</div>
      </details>
    </div>
  )
}

export default (slot: HTMLElement) => mount(slot, <Preview label={slot.dataset.words ?? ''} />)
