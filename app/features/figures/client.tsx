'use client'
import type { ReactNode } from 'react'
import { mount } from '#app/lib/mount.ts'
import { Arriving } from './Arriving.tsx'
import { Count } from './Count.tsx'
import { Heap } from './Heap.tsx'

/** What stands in a slot of the page as HTML, and goes on living in its place: both are the same component. */
const parts: Record<string, (props: string) => ReactNode> = {
  heap: (props) => <Heap {...JSON.parse(props)} />,
  count: (props) => <Count {...JSON.parse(props)} />,
  arriving: (props) => <Arriving {...JSON.parse(props)} />,
}

export function mountFigures() {
  for (const slot of document.querySelectorAll<HTMLElement | SVGElement>('[data-props]')) {
    const part = parts[slot.dataset.slot ?? '']
    if (part) mount(slot, part(slot.dataset.props ?? '{}'))
    slot.removeAttribute('data-props')
  }
}
