import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { fetchOpening } from './fetchOpening.ts'
import type { Show, Stage } from './navigation.ts'
import type { Place } from './place.ts'

/** React takes over the document, in slices, and gives the way to show another page. */
export async function takeStage(start: Place): Promise<Stage> {
  const show = await new Promise<Show>((resolve) => {
    startTransition(() => void hydrateRoot(document, <App start={start} onStage={resolve} />))
  })
  return { show, fetchOpening }
}
