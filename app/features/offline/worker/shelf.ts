declare const self: ServiceWorkerGlobalScope

/** What the build says is to be kept (publish/hosts/service-worker.ts). */
declare const __SHELF__: { version: string; shelves: Edition[] }

/** What is kept of an edition: the least, and all that can be read. */
type Edition = { lang: string; prefix: string; needed: string[]; text: string[] }

const { version, shelves } = __SHELF__
const prefix = 'site '
const shelf = `${prefix}${version}`
const pictures = 'pictures'
const mostPictures = 80

/** The edition that an address belongs to. */
const editionAt = (path: string) =>
  shelves.find(({ prefix }) => prefix && `${path}/`.startsWith(`${prefix}/`)) ?? (shelves[0] as Edition)

/** Of the edition of an address; of another one where that has not been read yet. */
export async function findOfflinePage(path: string) {
  for (const { prefix } of [editionAt(path), ...shelves]) {
    const kept = await findKept(`${prefix}/offline`)
    if (kept) return kept
  }
  return undefined
}

/** Fills the shelf of this version with the editions that are being read. */
export async function stockUp() {
  const open = await openPaths()
  const read = new Set(open.length ? open.map(editionAt) : shelves.slice(0, 1))
  for (const edition of read) await stockEdition(edition, open)
}

/** Another edition is kept once it is read, too. */
export async function stockUpOn(lang: string) {
  const edition = shelves.find((one) => one.lang === lang)
  if (edition) await stockEdition(edition, await openPaths())
}

/** One file after the other: nothing here is urgent. */
async function stockEdition({ needed, text }: Edition, open: string[]) {
  const cache = await caches.open(shelf)
  // A visitor who saves data keeps the pages that are open, which came before there was a worker to keep them.
  const wanted = location.search === '?sparing' ? text.filter((path) => open.includes(path)) : text
  for (const path of [...needed, ...wanted]) {
    // Kept by an attempt that was cut off.
    if (await cache.match(path)) continue
    await cache.put(path, (isHashed(path) && (await caches.match(path))) || (await fetchWhole(path)))
  }
}

async function openPaths() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.map(({ url }) => new URL(url).pathname)
}

const isHashed = (path: string) => /^\/(assets|pictures)\//.test(path)

async function fetchWhole(path: string) {
  const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache', priority: 'low' })
  if (!response.ok || response.redirected) throw new Error(`${path} is answered ${response.status}`)
  return response
}

/** Removes the shelves of versions past, except the last: open tabs may still show it. */
export async function clearOut() {
  const names = await caches.keys()
  const past = names.filter((name) => name.startsWith(prefix) && name !== shelf)
  await Promise.all(past.slice(0, -1).map((name) => caches.delete(name)))
}

/** A document names the files that belong to it, so one from the last version is better than none. */
export async function findKept(path: string) {
  const cache = await caches.open(shelf)
  return (await cache.match(path)) ?? (await caches.match(path))
}

export async function keep(path: string, response: Response) {
  const cache = await caches.open(shelf)
  const kept = await cache.match(path)
  const isSame = kept && kept.headers.get('etag') === response.headers.get('etag')
  if (!isSame) await cache.put(path, response)
}

/** Pictures stay over versions, as many as a visitor sees in a long visit; the oldest give way. */
export async function keepPicture(path: string, response: Response) {
  const cache = await caches.open(pictures)
  await cache.put(path, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -mostPictures).map((request) => cache.delete(request)))
}

/** The quiet picture that heroes fall back to, in the one size that is kept of each shape. */
export async function stockPicture(path: string) {
  const shape = path.replace(/\d+\.avif$/, '')
  const small = shelves[0]?.text.find((each) => each.startsWith(shape))
  return small ? findKept(small) : undefined
}
