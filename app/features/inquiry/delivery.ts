import { loadClient } from '#app/lib/loadClient.ts'
import { noop } from '#app/lib/noop.ts'
import { retryImport } from '#app/lib/retryImport.ts'
import { carryOn, start } from './courier.ts'
import type { Inquiry } from './inquiry.ts'
import { hold, takeOut, tell } from './outbox.ts'
import { outboxStore } from './outboxStore.ts'

type Circumstances = {
  /** Whether the inquiry is in the outbox already, or must be held in memory. */
  isStored: boolean
  /** The refused inquiry that this one was made of. */
  replaced: string | undefined
}

const loadNote = retryImport(() => import('./client.tsx'))
let isFollowing = false

/** Sends an inquiry that has just been written. Sending goes on by itself, for as long as it takes. */
export async function send(inquiry: Inquiry, { isStored, replaced }: Circumstances) {
  follow()
  if (isStored) tell()
  else hold(inquiry)
  if (replaced) await takeOut(replaced).catch(noop)
  await carryOn(inquiry.id)
}

/** Whoever writes may lose the network before sending: the note that tells of it is fetched by then. */
export const prepareNote = () => void Promise.all([loadNote(), import('#app/lib/react.ts')]).catch(noop)

/** Sends what is waiting, and tells of it where there is a form. */
export function resume() {
  start()
  follow()
}

function follow() {
  if (!isFollowing) outboxStore.subscribe(showNote)
  isFollowing = true
  showNote()
}

/** The note is a component that comes when there is something to tell: most visitors never need it. */
function showNote() {
  const slot = document.querySelector<HTMLElement>('[data-slot="outbox"]:empty')
  if (slot && outboxStore.read().some(({ tried }) => tried)) loadClient(slot, loadNote).catch(noop)
}
