'use client'
import { useSyncExternalStore } from 'react'

/** Which of the native radio buttons of that name is on, by its place; they stand in the page, whoever else does. */
export function useChoice(name: string, first: number) {
  return useSyncExternalStore(
    subscribe,
    () => Number(document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? first),
    () => first,
  )
}

function subscribe(changed: () => void) {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}
