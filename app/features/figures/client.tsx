'use client'
import type { ReactNode } from 'react'
import { mount } from '#app/lib/mount.ts'
import { Arriving } from './Arriving.tsx'
import { Count, Heap } from './Heap.tsx'
import type { Choices } from './useChoice.ts'

/** What stands in a slot of the page as HTML, and goes on living in its place: both are the same component. */
const parts: Record<string, (props: string, choices: Choices) => ReactNode> = {
  heap: (props, choices) => <Heap {...JSON.parse(props)} choices={choices} />,
  count: (props, choices) => <Count {...JSON.parse(props)} choices={choices} />,
  arriving: (props, choices) => <Arriving {...JSON.parse(props)} choices={choices} />,
}

export function mountFigures() {
  for (const slot of document.querySelectorAll<HTMLElement | SVGElement>('[data-props]')) {
    const part = parts[slot.dataset.slot ?? '']
    const choices = slot.closest('[data-figure]')?.querySelector('fieldset') ?? null
    if (part) mount(slot, part(slot.dataset.props ?? '{}', choices))
    slot.removeAttribute('data-props')
  }
}
