import { storage } from './storage.ts'

/** Shows on every page how many products are on the list: links that are in the HTML get their number, and no React. */
export function showPresence() {
  const { lines } = storage.read()
  const { documentElement } = document
  documentElement.toggleAttribute('data-list', lines.length > 0)
  // The place of the list is kept by their number (ContactDesk.module.css). Without any, no page is styled anew for it.
  if (lines.length) documentElement.style.setProperty('--lines', `${lines.length}`)
  for (const place of document.querySelectorAll('[data-list-count]')) fill(place, String(lines.length))
  for (const place of document.querySelectorAll('[data-list-latest]')) fill(place, lines.at(-1)?.name ?? '')
  // With a list the message may stay empty.
  const message = document.querySelector<HTMLTextAreaElement>('[data-inquiry] textarea')
  if (message) message.required = lines.length === 0
}

function fill(place: Element, text: string) {
  if (place.textContent !== text) place.textContent = text
}
