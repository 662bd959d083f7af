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
  const notice = (event: Event) => {
    const { target, key } = event as KeyboardEvent
    const isSlash = key === '/' && !(target as Element).closest('input, textarea')
    if (isSlash || (!key && (target as Element).closest?.('[data-finds]')))
      void import('./findAsYouType.ts').then(({ meet }) => isSlash && meet(event as KeyboardEvent)).catch(() => {})
  }
  for (const sign of ['pointerover', 'focusin', 'keydown']) document.addEventListener(sign, notice, { passive: true })
}
