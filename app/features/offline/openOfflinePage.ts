import { noop } from '#app/lib/noop.ts'

/** Only the offline page loads the code for it. */
export function openOfflinePage() {
  if (document.querySelector('[data-kept-pages]')) import('./offlinePage.ts').then((page) => page.open(), noop)
}
