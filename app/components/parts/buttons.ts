import { noop } from '#app/lib/noop.ts'

/** The few buttons that are in the HTML and need no component: one listener for all, on whichever page they stand. */
export function followButtons() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-print]') : null
    if (!button) return
    if ('print' in button.dataset) window.print()
    else import('./copy.ts').then(({ copy }) => copy(button), noop)
  })
}
