/** What is told under the list, each with at most one thing to do about it. */
export type Notice = { text: string; action?: { label: string; run: () => void } }

const none: readonly Notice[] = []
const listeners = new Set<() => void>()
let told = none

/** Outside the component, so that a notice outlives it: told until something else happens. */
export const notices = {
  read: () => told,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  tell(next: readonly Notice[]) {
    told = next
    for (const listener of listeners) listener()
  },
}
