import { noop } from '#app/lib/noop.ts'
import { savesData } from '#app/lib/savesData.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'
import { sparing } from './sparing.ts'

// Whoever moves may be about to leave for the next page, which needs the network and the processor more.
const calm = 4000

/** Makes the site readable without a network, after everything that the page itself needs, once nobody moves. */
export function registerWhenIdle(moves: string[]) {
  if (!import.meta.env.PROD) return
  let timer = 0
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(go, calm)
  }
  const go = () => {
    for (const move of moves) document.removeEventListener(move, wait)
    // Service workers may not be known or not allowed here, or the network be gone already.
    whenIdle(() => register().catch(noop))
  }
  for (const move of moves) document.addEventListener(move, wait, { passive: true })
  wait()
}

/** Installs the service worker. */
async function register() {
  if (document.documentElement.dataset.offline === 'no') return
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  const { serviceWorker } = navigator
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.toggleAttribute('data-outdated', true)
    })
  const registration = await serviceWorker.register(`/service-worker.js${savesData() ? sparing : ''}`)
  // Another edition than the one that was read when the worker came.
  serviceWorker.controller?.postMessage({ reading: document.documentElement.lang })
  // Browsers look for a new version when a document loads; a tab can stay open for days without that.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}
