type Connected = Navigator & { connection?: { saveData?: boolean } }

/** The visitor has asked for less to be fetched. */
export const savesData = () => (navigator as Connected).connection?.saveData ?? false

/** How the visitor has come to this document: by a link, by a reload, or on the way back or forward. */
export const arrival = () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type

// On a busy machine an idle moment may never come.
const latest = 2000

/** Does what can wait a moment, when the browser has nothing else to do or `latest` has passed. */
export function whenIdle(work: () => unknown) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latest })
  else setTimeout(work, latest)
}
