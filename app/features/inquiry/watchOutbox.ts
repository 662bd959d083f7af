import { listOutbox, type OutboxEntry, onChange } from './outbox.ts'

/** Shows what is in the outbox, now and after each change. */
export function watchOutbox(show: (entries: OutboxEntry[]) => void) {
  let latest = 0
  const look = async () => {
    const mine = ++latest
    const found = await listOutbox()
    if (mine === latest) show(found)
  }
  const leave = onChange(look)
  // Another tab may have sent them.
  document.addEventListener('visibilitychange', look)
  void look()
  return {
    look,
    stop() {
      leave()
      document.removeEventListener('visibilitychange', look)
    },
  }
}
