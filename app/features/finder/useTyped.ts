'use client'
import { useSyncExternalStore } from 'react'

/** The words in a field of the page, from before this code came on. */
export function useTyped(field: HTMLInputElement) {
  return useSyncExternalStore(
    (changed) => {
      // The field is empty only after the event.
      const afterReset = () => setTimeout(changed)
      field.addEventListener('input', changed)
      field.form?.addEventListener('reset', afterReset)
      return () => {
        field.removeEventListener('input', changed)
        field.form?.removeEventListener('reset', afterReset)
      }
    },
    () => field.value.trim(),
  )
}
