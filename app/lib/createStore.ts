/** A value that several parts of a page share and watch; React reads it with useSyncExternalStore. */
export function createStore<State>(state: State) {
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set(next: State) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
