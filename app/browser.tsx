import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Place, Show } from './navigation.ts'

/** React takes over the document, in slices, and gives the way to show another page. */
export function takeStage(start: Place) {
  return new Promise<Show>((resolve) => {
    startTransition(() => void hydrateRoot(document, <App start={start} onStage={resolve} />))
  })
}
