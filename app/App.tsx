import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import type { Show } from './navigation.ts'
import type { Place } from './place.ts'
import { Root } from './root.tsx'

/** Shows the page of the current address; a change of address is a transition from one page to the next. */
export function App({ start, onStage }: { start: Place; onStage: (show: Show) => void }) {
  const [place, setPlace] = useState(start)
  useEffect(() => onStage((next) => startTransition(() => setPlace(next))), [onStage])
  // Runs inside the view transition, so that the new page is captured where the visitor will see it.
  useLayoutEffect(() => place.arrived?.(), [place])
  return <Root page={place.page} edition={place.edition} View={place.View} first={place === start} />
}
