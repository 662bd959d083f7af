import type { ReactNode } from 'react'
import { createRoot, type Root } from './react.ts'

const roots = new Map<Element, Root>()

/**
 * Renders a client component into its slot, or renders it again with other properties. Nothing is hydrated: the slot is
 * empty, or what stands in it is replaced. State lives in stores, so a component that is thrown away loses nothing.
 */
export function mount(slot: Element, component: ReactNode) {
  const root = roots.get(slot) ?? open(slot, component)
  root.render(component)
}

function open(slot: Element, component: ReactNode) {
  const root = createRoot(slot, {
    // A browser that translates the page may have moved nodes under React's hands: begin again with what the stores hold.
    onUncaughtError(error) {
      reportError(error)
      roots.delete(slot)
      slot.replaceChildren()
      setTimeout(() => mount(slot, component))
    },
  })
  roots.set(slot, root)
  return root
}

// The router keeps the last pages that were left, with their components; what it gives up listens to no store any more.
document.addEventListener('page-discarded', (event) => {
  const { detail: page } = event as CustomEvent<Element>
  for (const [slot, root] of roots)
    if (page.contains(slot)) {
      root.unmount()
      roots.delete(slot)
    }
})
