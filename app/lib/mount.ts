import type { ReactNode } from 'react'
import { createRoot, type Root } from './react.ts'

const roots = new WeakMap<Element, Root>()

/**
 * Renders a client component into its slot, or renders it again with other properties. Nothing is hydrated: the slot is
 * empty, or what stands in it is replaced. State lives in stores, so a component that is thrown away loses nothing.
 */
export function mount(slot: Element, component: ReactNode) {
  const root = roots.get(slot) ?? open(slot, component)
  root.render(component)
}

export function unmount(slot: Element) {
  roots.get(slot)?.unmount()
  roots.delete(slot)
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
