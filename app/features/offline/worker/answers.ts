import { findKept, keep, keepPicture, offlinePageFor, stockPicture } from './shelf.ts'

// Long enough for a slow network to bring the newest page, short enough to wait for with a phone in hand.
const lateAfter = 3000

/** The newest page if the network brings it in time, else the one that is kept, else the offline page. */
export async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const path = cleaned(address)
  const network = load(event, path)
  // A page that comes too late for this visit is kept for the next.
  event.waitUntil(network.catch(() => {}))
  const wait = new Promise<void>((done) => setTimeout(done, lateAfter))
  const answer = await Promise.race([network, wait]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  const kept = await findKept(path)
  if (kept) return kept
  return network.catch(async () => (await findKept(offlinePageFor(path))) ?? Response.error())
}

async function load(event: FetchEvent, path: string): Promise<Response> {
  const response: Response = (await event.preloadResponse) ?? (await fetch(event.request))
  // Firefox's preload does not reject without a network, but answers with an error, which would become the page.
  if (response.type === 'error') throw new TypeError(`${path} cannot be had`)
  if (response.ok && !response.redirected) event.waitUntil(keep(path, response.clone()))
  return response
}

/** A file with a hash in its name never changes. */
export async function answerAsset(event: FetchEvent, path: string): Promise<Response> {
  const kept = await findKept(path)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep(path, response.clone()))
  return response
}

/** A picture that cannot be had is missing, as it is without a worker; the page knows how to live with that. */
export async function answerPicture(event: FetchEvent, path: string): Promise<Response> {
  const kept = await findKept(path)
  if (kept) return kept
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(keepPicture(path, response.clone()))
    return response
  } catch {
    return (await stockPicture(path)) ?? Response.error()
  }
}

/** /about/ and /about.html are spellings of /about. */
const cleaned = (address: string) => address.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
