import { savesData } from '#app/savesData.ts'
import { site } from '#config'
import { sparing } from './sparing.ts'

/** Installs the service worker, after everything that the page itself needs. */
export async function register() {
  if (!site.offline) return
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  const { serviceWorker } = navigator
  if (serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.toggleAttribute('data-outdated', true)
    })
  const registration = await serviceWorker.register(`/service-worker.js${savesData() ? sparing : ''}`)
  // Browsers look for a new version when a document loads; a tab can stay open for days without that.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}
