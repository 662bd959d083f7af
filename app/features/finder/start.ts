import { island, onInterest } from '#app/lib/island.ts'
import { arrival } from '#app/lib/visit.ts'

const fieldOfPanel = () => document.querySelector<HTMLInputElement>('#find')

/** Without scripts the field leads to the list of all products. With them its words are taken up where they arrive. */
function takeUpWords() {
  const words = new URLSearchParams(window.location.search).get('q')
  const field = fieldOfPanel()
  if (!words || !field) return
  field.value = words
  // Whoever comes back has had the answer. The panel focuses its field, which is a sign of interest.
  if (arrival() !== 'back_forward') document.getElementById('finder')?.showPopover?.()
}

/** The finder comes at the first sign of interest in its field; until then it is markup that works without. */
export function startFinder() {
  island('[data-slot=finder]', () => import('./Answers.tsx'), onInterest('[data-finds]'))
  takeUpWords()
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('[popovertarget=finder]')) selectWords()
  })
  document.addEventListener('keydown', (event) => {
    const panel = document.getElementById('finder')
    if (!panel?.showPopover || !isShortcut(event)) return
    event.preventDefault()
    selectWords()
    if (!panel.matches(':popover-open')) panel.showPopover()
  })
  if (/mac|iphone|ipad/i.test(navigator.platform))
    for (const hint of document.querySelectorAll<HTMLElement>('[data-keys]')) hint.dataset.keys = '⌘K'
}

/** By its place on the keyboard, too: an Arabic layout has another letter there. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (key.toLowerCase() === 'k' || code === 'KeyK') && (ctrlKey || metaKey) && !altKey && !shiftKey

/** What was asked for before is selected as the panel opens, and not later: nothing that is typed meanwhile is lost. */
function selectWords() {
  const field = fieldOfPanel()
  field?.setSelectionRange(0, field.value.length)
}
