import type { Line } from './line.ts'

/** The list with its text ready to send: whoever sends it needs nothing else, and so none of the list's other code. */
export type Kept = { lines: readonly Line[]; text: string }

// No name and no address in it: it is a list of goods, on this device until it is sent or cleared.
const key = 'inquiry-list'
const listeners = new Set<() => void>()
const nothing: Kept = { lines: [], text: '' }

let stored: string | null = null
let kept = nothing
/** Where storage is blocked or full the list lives as long as the page. */
let isLasting = true

/** Where the list is kept. What can be done with it is in store.ts. */
export const storage = {
  /** The list as it is now, in this tab and in every other: the same object for as long as nothing changes. */
  read(): Kept {
    try {
      const now = localStorage.getItem(key)
      if (isLasting && now !== stored) {
        stored = now
        kept = now ? parse(now) : nothing
      }
    } catch {
      isLasting = false
    }
    return kept
  },
  write(next: Kept) {
    try {
      if (next.lines.length) localStorage.setItem(key, JSON.stringify(next))
      else localStorage.removeItem(key)
      isLasting = true
      storage.read()
    } catch {
      isLasting = false
      kept = next
    }
    for (const listener of listeners) listener()
  },
  clear: () => storage.write(nothing),
  subscribe(listener: () => void) {
    const listen = (event: StorageEvent) => {
      // No key: somebody has cleared all of it.
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', listen)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listen)
    }
  },
  isLasting: () => isLasting,
}

function parse(text: string): Kept {
  try {
    const found = JSON.parse(text)
    return Array.isArray(found.lines) ? found : nothing
  } catch {
    return nothing
  }
}

/** The message as it is sent: the list, then what the visitor wrote. Without a list, the visitor's words untouched. */
export const messageWith = (list: string, written: string) =>
  list ? [list, written.trim()].filter(Boolean).join('\n\n') : written
