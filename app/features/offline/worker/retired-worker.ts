declare const self: ServiceWorkerGlobalScope

// Takes the place of the service worker when the site is built with SITE_OFFLINE=no.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
