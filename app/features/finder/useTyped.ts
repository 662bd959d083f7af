'use client'
import { useCallback, useSyncExternalStore } from 'react'

/** The words in a field of the page, from before this code came on. */
export function useTyped(field: HTMLInputElement) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = new AbortController()
      field.addEventListener('input', changed, listening)
      // The field is empty only after the event.
      field.form?.addEventListener('reset', () => setTimeout(changed), listening)
      return () => listening.abort()
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.value.trim())
}
