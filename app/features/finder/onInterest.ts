import { noop } from '#app/lib/noop.ts'
import { retryImport } from '#app/lib/retryImport.ts'
import { isOpening } from './slash.ts'

const fetchFinder = retryImport(() => import('./findAsYouType.ts'))

/** Without scripts the field leads to the list of all products. With them its words are taken up where they arrive. */
export function takeUpWords() {
  const words = new URLSearchParams(window.location.search).get('q')
  const field = document.querySelector<HTMLInputElement>('#find')
  if (!words || !field) return
  field.value = words
  // The panel focuses its field, which is a sign of interest.
  document.getElementById('finder')?.showPopover?.()
}

/** The finder comes at the first sign of interest in its field; until then it is markup that works without. */
export function fetchFinderOnInterest() {
  const notice = ({ target }: Event) => {
    if ((target as Element).closest?.('[data-finds]')) void fetchFinder().catch(noop)
  }
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, notice, { passive: true })
  document.addEventListener('keydown', (event) => {
    const panel = document.getElementById('finder')
    if (!panel?.showPopover || !isOpening(event)) return
    // At once, or Firefox takes the key for its own search within the page.
    event.preventDefault()
    panel.showPopover()
    void fetchFinder().catch(noop)
  })
}
