'use client'
import { useCallback, useSyncExternalStore } from 'react'

/** The radio buttons that a figure follows: its own, since a page may have several. */
export type Choices = HTMLFieldSetElement | null

/** Which of them is on, by its place. */
export function useChoice(choices: Choices | undefined, first: number) {
  const subscribe = useCallback(
    (changed: () => void) => {
      choices?.addEventListener('change', changed)
      return () => choices?.removeEventListener('change', changed)
    },
    [choices],
  )
  const read = () => Number(choices?.querySelector<HTMLInputElement>(':checked')?.value ?? first)
  return useSyncExternalStore(subscribe, read, () => first)
}
