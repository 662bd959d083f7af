import { sendAll, syncTag } from '#app/features/outbox/send.ts'
import { form } from '#config'
import { answerAsset, answerPage, answerPicture } from './answers.ts'
import { clearOut, stockUp, stockUpOn } from './shelf.ts'

// TypeScript does not know Background Sync, which not every browser has.
type SyncEvent = ExtendableEvent & { tag: string }
type Events = ServiceWorkerGlobalScopeEventMap & { sync: SyncEvent }

declare const self: Omit<ServiceWorkerGlobalScope, 'addEventListener'> & {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}

const notPages = [new URL(form.endpoint, self.location.href).pathname, '/healthz']

self.addEventListener('install', (event) => {
  // Takes over at once. Open tabs of the last version still find their files on its shelf.
  event.waitUntil(stockUp().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, clearOut()]))
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || notPages.includes(pathname)) return
  if (mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(event, pathname))
  else if (pathname.startsWith('/pictures/')) event.respondWith(answerPicture(event, pathname))
})

self.addEventListener('message', (event) => {
  if (typeof event.data?.reading === 'string') event.waitUntil(stockUpOn(event.data.reading).catch(() => {}))
})

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendInquiries())
})

/** A rejection makes the browser try again later. */
async function sendInquiries() {
  const { left } = await sendAll()
  if (left) throw new Error(`${left} inquiries are still waiting`)
}
