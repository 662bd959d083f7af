'use client'
import { mount } from '#app/lib/mount.ts'
import { OutboxNote } from './OutboxNote.tsx'

/** Shows the note in its slot. Its words stand in the page, so that it can be shown without a network. */
export function mountInto(slot: HTMLElement) {
  const place = slot.closest<HTMLElement>('[data-inquiry]')
  const news = place?.querySelector<HTMLElement>('[data-news]')
  if (place && news) mount(slot, <OutboxNote words={JSON.parse(place.dataset.words ?? '{}')} news={news} />)
}
