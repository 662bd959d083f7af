import { savesData, whenIdle } from '#app/lib/visit.ts'

// Whoever moves may be about to leave for the next page, which needs the network and the processor more.
const calm = 4000
const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/** Makes the site readable without a network, after everything that the page itself needs, once nobody moves. */
export function registerWhenCalm() {
  let timer = 0
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(go, calm)
  }
  const go = () => {
    for (const move of moves) document.removeEventListener(move, wait)
    // Service workers may not be known or not allowed here, or the network be gone already.
    whenIdle(() => register().catch(() => {}))
  }
  for (const move of moves) document.addEventListener(move, wait, { passive: true })
  wait()
}

async function register() {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  const { serviceWorker } = navigator
  // Another address is another worker, so the rest is fetched as soon as there is no more need to save.
  await serviceWorker.register(`/service-worker.js${savesData() ? '?sparing' : ''}`)
  // Another edition than the one that was read when the worker came.
  serviceWorker.controller?.postMessage({ reading: document.documentElement.lang })
}
