import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import type { Place, Show } from './navigation.ts'
import { Root } from './root.tsx'

/** Shows the page of the current address; a change of address is a transition from one page to the next. */
export function App({ start, onStage }: { start: Place; onStage: (show: Show) => void }) {
  const [place, setPlace] = useState(start)
  useEffect(() => onStage((next) => startTransition(() => setPlace(next))), [onStage])
  // Runs inside the view transition, so that the new page is captured where the visitor will see it.
  useLayoutEffect(() => place.arrived?.(), [place])
  return <Root path={place.path} Page={place.Page} first={place === start} />
}
