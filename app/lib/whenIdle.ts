/** Does what can wait in a moment in which the browser has nothing else to do. */
export function whenIdle(work: () => unknown) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 2000)
}
