import { carryOn, start } from './courier.ts'
import type { Inquiry } from './inquiry.ts'
import { hold, takeOut, tell } from './outbox.ts'
import { followOutbox } from './waitingNote.ts'

export { lookAgain } from './waitingNote.ts'

type Circumstances = {
  /** Whether the inquiry is in the outbox already, or must be held in memory. */
  isStored: boolean
  /** The refused inquiry that this one was made of. */
  replaced: string | undefined
}

/** Sends an inquiry that has just been written. Sending goes on by itself, for as long as it takes. */
export async function send(inquiry: Inquiry, { isStored, replaced }: Circumstances) {
  follow()?.querySelector('[data-news]')?.replaceChildren()
  if (isStored) tell()
  else hold(inquiry)
  if (replaced) await takeOut(replaced).catch(() => {})
  await carryOn(inquiry.id)
}

/** Sends what is waiting, and tells of it where there is a form. */
export function resume() {
  start()
  follow()
}

function follow() {
  const place = document.querySelector<HTMLElement>('[data-inquiry]')
  if (place) followOutbox(place)
  return place
}
