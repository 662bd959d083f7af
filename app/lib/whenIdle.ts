// On a busy machine an idle moment may never come.
const latest = 2000

/** Does what can wait a moment, when the browser has nothing else to do or `latest` has passed. */
export function whenIdle(work: () => unknown) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latest })
  else setTimeout(work, latest)
}
