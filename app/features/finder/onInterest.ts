import { loadClient } from '#app/lib/loadClient.ts'
import { retryImport } from '#app/lib/retryImport.ts'
import { isOpening } from './slash.ts'

const loadFinder = retryImport(() => import('./client.tsx'))

/** The panel's answers and those in place: every slot of the page that has none yet. */
function mountFinders() {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot=finder]:not([data-mounted])')) {
    slot.dataset.mounted = ''
    loadClient(slot, loadFinder).catch(() => delete slot.dataset.mounted)
  }
}

const fieldOfPanel = () => document.querySelector<HTMLInputElement>('#find')

/** Without scripts the field leads to the list of all products. With them its words are taken up where they arrive. */
export function takeUpWords() {
  const words = new URLSearchParams(window.location.search).get('q')
  const field = fieldOfPanel()
  if (!words || !field) return
  field.value = words
  // The panel focuses its field, which is a sign of interest.
  document.getElementById('finder')?.showPopover?.()
}

/** The finder comes at the first sign of interest in its field; until then it is markup that works without. */
export function fetchFinderOnInterest() {
  const notice = ({ target }: Event) => {
    if ((target as Element).closest?.('[data-finds]')) mountFinders()
  }
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, notice, { passive: true })
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('[popovertarget=finder]')) ready('button')
  })
  document.addEventListener('keydown', (event) => {
    const panel = document.getElementById('finder')
    if (!panel?.showPopover || !isOpening(event)) return
    // At once, or Firefox takes the key for its own search within the page.
    event.preventDefault()
    ready('slash')
    panel.showPopover()
  })
}

/** What was asked for before is selected as the panel opens, and not later: nothing that is typed meanwhile is lost. */
function ready(by: string) {
  document.getElementById('finder')?.setAttribute('data-by', by)
  const field = fieldOfPanel()
  field?.setSelectionRange(0, field.value.length)
}
