import { noop } from '#app/lib/noop.ts'

/** The few things in the HTML that need no component: one listener for all, on whichever page they stand. */
export function followClicks() {
  document.addEventListener('click', ({ target }) => {
    const found = (target as Element).closest<HTMLElement>('[data-copy], [data-print], a[hreflang]')
    // Another edition has the same anchors: whoever switches stays at the same place of the page.
    if (found instanceof HTMLAnchorElement) found.hash = window.location.hash
    else if (found?.dataset.copy) import('./copy.ts').then((clipboard) => clipboard.copy(found), noop)
    else if (found) window.print()
  })
}
