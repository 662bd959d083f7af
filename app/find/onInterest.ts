/** On this device, by the visitor's wish: the / key opens nothing. */
const slashOff = 'finder-slash-off'

/** The finder itself comes at the first sign of interest in it; until then it is markup that works without. */
export function fetchFinderOnInterest() {
  const fetchFinder = () => import('./findAsYouType.ts').catch(() => {})
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-finds]')) void fetchFinder()
      },
      { passive: true },
    )
  document.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented, ctrlKey, altKey, metaKey } = event
    if (key !== '/' || defaultPrevented || ctrlKey || altKey || metaKey) return
    const isTyping =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
    const panel = document.getElementById('finder')
    if (isTyping || !panel?.showPopover || isTurnedOff()) return
    event.preventDefault()
    panel.showPopover()
    void fetchFinder()
  })
  // The field led here without the finder: a script that came too late, or a shared address.
  if (new URLSearchParams(window.location.search).has('q')) void fetchFinder()
}

/** Storage may be closed to us. */
export function isTurnedOff() {
  try {
    return localStorage.getItem(slashOff) !== null
  } catch {
    return false
  }
}

export function turnSlash() {
  try {
    if (isTurnedOff()) localStorage.removeItem(slashOff)
    else localStorage.setItem(slashOff, '')
  } catch {
    // It stays as it is.
  }
}
