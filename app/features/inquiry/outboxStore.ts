import { listOutbox, type OutboxEntry, onChange } from './outbox.ts'

const none: readonly OutboxEntry[] = []
const listeners = new Set<() => void>()
let entries = none
let latest = 0
let stopWatching: (() => void) | undefined

async function refresh() {
  const mine = ++latest
  const found = await listOutbox()
  if (mine !== latest || JSON.stringify(found) === JSON.stringify(entries)) return
  entries = found
  for (const listener of listeners) listener()
}

function watch() {
  const leave = onChange(refresh)
  // Another tab may have sent them.
  document.addEventListener('visibilitychange', refresh)
  return () => {
    leave()
    document.removeEventListener('visibilitychange', refresh)
  }
}

/** What is in the outbox, as this page last saw it: read from the disk after each change. */
export const outboxStore = {
  read: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener)
    stopWatching ??= watch()
    void refresh()
    return () => {
      listeners.delete(listener)
      if (listeners.size) return
      stopWatching?.()
      stopWatching = undefined
    }
  },
}
