'use client'
import type { ReactNode } from 'react'
import { mount } from '#app/lib/mount.ts'
import { Arriving } from './Arriving.tsx'
import { Count } from './Count.tsx'
import { Heap } from './Heap.tsx'

/** What stands in a slot of the page as HTML, and goes on living in its place: both are the same component. */
const parts: Record<string, (props: never) => ReactNode> = { heap: Heap, count: Count, arriving: Arriving }

export function mountFigures() {
  for (const slot of document.querySelectorAll<HTMLElement | SVGElement>('[data-props]')) {
    const Part = parts[slot.dataset.slot ?? '']
    if (!Part) continue
    mount(slot, <Part {...(JSON.parse(slot.dataset.props ?? '{}') as never)} />)
    slot.removeAttribute('data-props')
  }
}
