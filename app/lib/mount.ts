import type { ReactNode } from 'react'
import { createRoot } from './react.ts'

const mostTries = 3

/**
 * Renders a client component into its slot. Nothing is hydrated: the slot is empty, or what stands in it is replaced. State
 * lives in stores, so a component that is thrown away loses nothing.
 */
export function mount(slot: Element, component: ReactNode, tries = 1) {
  const root = createRoot(slot, {
    // A browser that translates the page may have moved nodes under React's hands: begin again with what the stores hold.
    onUncaughtError(error) {
      reportError(error)
      slot.replaceChildren()
      if (tries < mostTries) setTimeout(mount, 0, slot, component, tries + 1)
    },
  })
  root.render(component)
}
