import { createStore } from '#app/lib/createStore.ts'
import { whenReturned } from '#app/lib/whenReturned.ts'
import type { Line } from './line.ts'

/** The list with its text ready to send: whoever sends it needs nothing else, and so none of the list's other code. */
export type StoredList = { lines: readonly Line[]; text: string }

// No name and no address in it: it is a list of goods, on this device until it is sent or cleared.
const key = 'inquiry-list'
const nothing: StoredList = { lines: [], text: '' }

const store = createStore(nothing)
let stored: string | null = null
/** Where storage is blocked or full the list lives as long as the page. */
let isLasting = true

/** Where the list is kept. What can be done with it is in list.ts. */
export const storage = {
  /** The list as it is now, in this tab and in every other: the same object for as long as nothing changes. */
  read(): StoredList {
    look()
    return store.read()
  },
  write(next: StoredList) {
    const text = next.lines.length ? JSON.stringify(next) : null
    try {
      if (text) localStorage.setItem(key, text)
      else localStorage.removeItem(key)
      stored = text
      isLasting = true
    } catch {
      isLasting = false
    }
    store.set(next)
  },
  clear: () => storage.write(nothing),
  subscribe: store.subscribe,
  isLasting: () => isLasting,
}

/** The lines that went with the last inquiry, once its thanks are over. */
export const sentLines = createStore<readonly unknown[]>([])

/** What a shared list names that we do not sell: the inquiry asks for it in words. */
export const unlisted = createStore('')

function look() {
  try {
    const now = localStorage.getItem(key)
    if (!isLasting || now === stored) return
    stored = now
    store.set(now ? parse(now) : nothing)
  } catch {
    isLasting = false
  }
}

function parse(text: string): StoredList {
  try {
    const found = JSON.parse(text)
    return Array.isArray(found.lines) ? found : nothing
  } catch {
    return nothing
  }
}

/** Another tab may change the list, or have changed it while this page was away. */
export function watchStorage() {
  window.addEventListener('storage', look)
  whenReturned(look)
}

/** The message as it is sent: the list, then what the visitor wrote. Without a list, the visitor's words untouched. */
export const messageWith = (list: string, written: string) =>
  list ? [list, written.trim()].filter(Boolean).join('\n\n') : written
