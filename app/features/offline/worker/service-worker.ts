import { sendAll, syncTag } from '#app/features/outbox/send.ts'
import { form } from '#config'
import { addressOf } from '#config/paths.ts'
import { clearOut, findKept, findOfflinePage, keep, keepPicture, stockPicture, stockUp, stockUpOn } from './shelf.ts'

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
  else if (/^\/(assets|pictures)\//.test(pathname)) event.respondWith(answerFile(event, pathname))
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

// Long enough for a slow network to bring the newest page, short enough to wait for with a phone in hand.
const lateAfter = 3000

/** The newest page if the network brings it in time, else the one that is kept, else the offline page. */
async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const path = addressOf(address)
  const network = load(event, path)
  // A page that comes too late for this visit is kept for the next.
  event.waitUntil(network.catch(() => {}))
  const wait = new Promise<void>((done) => setTimeout(done, lateAfter))
  const answer = await Promise.race([network, wait]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  const kept = await findKept(path)
  if (kept) return kept
  return network.catch(async () => (await findOfflinePage(path)) ?? Response.error())
}

async function load(event: FetchEvent, path: string): Promise<Response> {
  const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
  // Firefox's preload does not reject without a network, but answers with an error, which would become the page.
  if (response.type === 'error') throw new TypeError(`${path} cannot be had`)
  if (response.ok && !response.redirected) event.waitUntil(keep(path, response.clone()))
  return response
}

/** A file with a hash in its name never changes. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const kept = await findKept(path)
  if (kept) return kept
  try {
    const response = await fetch(event.request)
    const store = path.startsWith('/pictures/') ? keepPicture : keep
    if (response.ok) event.waitUntil(store(path, response.clone()))
    return response
  } catch {
    // The stock picture is kept in one size. Anything else is missing, as it is without a worker.
    return (await stockPicture(path)) ?? Response.error()
  }
}
