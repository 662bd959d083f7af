/** A page that comes back from the browser's memory has heard nothing while it was away: what it shows may be old. */
export function whenReturned(work: () => void) {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work()
  })
}
