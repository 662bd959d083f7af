import { createStore } from '#app/lib/createStore.ts'
import { inTime } from '#app/lib/inTime.ts'
import { isRefusal } from '#protocol/refusal.ts'
import type { Inquiry, OutboxEntry } from './inquiry.ts'

// Nothing here needs a page: the service worker uses it as well.

const databaseName = 'inquiries'
const answersWithin = 10_000
/** How long a draft, or an inquiry that was refused, stays on a computer that others may use. */
export const keptFor = 24 * 60 * 60_000

const inMemory = new Map<string, OutboxEntry>()
let lastRead: OutboxEntry[] = []

/** What is in the outbox, as this page last saw it. */
export const outboxStore = createStore<readonly OutboxEntry[]>([])

let latestRefresh = 0

/** Reads it from the disk: after each change of ours, and when another tab may have changed it. */
export async function refresh() {
  const mine = ++latestRefresh
  const found = await listOutbox()
  if (mine === latestRefresh && JSON.stringify(found) !== JSON.stringify(outboxStore.read())) outboxStore.set(found)
}

/** Resolves once the inquiry is on the disk. Rejects where the browser forbids that, has no room, or takes too long. */
export async function store(inquiry: Inquiry, within: number) {
  await inDatabase('readwrite', (waiting) => waiting.put(inquiry), within)
  void refresh()
}

/** Holds an inquiry in memory that the browser could not store. */
export function hold(inquiry: Inquiry) {
  inMemory.set(inquiry.id, { ...inquiry, fleeting: true })
  void refresh()
}

/** Oldest first. What was refused long ago is taken out. */
export async function listOutbox(): Promise<OutboxEntry[]> {
  // A disk that does not answer still has what it had.
  lastRead = await readAll().catch(() => lastRead)
  const all = new Map([...lastRead, ...inMemory.values()].map((entry) => [entry.id, entry]))
  for (const { id, refusal, writtenAt } of all.values())
    if (refusal && Date.now() - writtenAt > keptFor) {
      all.delete(id)
      takeOut(id).catch(() => {})
    }
  return [...all.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

async function readAll(): Promise<OutboxEntry[]> {
  if (!(await hasDatabase())) return []
  const found = await inDatabase<OutboxEntry[]>('readonly', (waiting) => waiting.getAll())
  // A refusal that an earlier version has noted may be none any more: what has it is tried again.
  return found.map(({ refusal, ...entry }) => (isRefusal(refusal) ? { ...entry, refusal } : entry))
}

export async function find(id: string): Promise<OutboxEntry | undefined> {
  return inMemory.get(id) ?? (await inDatabase('readonly', (waiting) => waiting.get(id)))
}

/** Notes what became of an attempt, unless the inquiry has been taken out in the meantime. */
export async function note(id: string, news: Pick<OutboxEntry, 'tried' | 'refusal'>) {
  const fleeting = inMemory.get(id)
  if (fleeting) inMemory.set(id, { ...fleeting, ...news })
  else
    await inDatabase('readwrite', (waiting) => {
      const reading: IDBRequest<OutboxEntry | undefined> = waiting.get(id)
      reading.onsuccess = () => {
        if (reading.result) waiting.put({ ...reading.result, ...news })
      }
      return reading
    })
  await refresh()
}

export async function takeOut(id: string) {
  const wasInMemory = inMemory.delete(id)
  const deleting = inDatabase('readwrite', (waiting) => waiting.delete(id))
  // A slow disk may have stored it after all, but a broken one is not worth waiting for.
  if (wasInMemory) deleting.catch(() => {})
  else await deleting
  await refresh()
}

/** Asks without creating one. Firefox before 126 cannot tell. */
export async function hasDatabase() {
  const databases = await inTime(Promise.resolve(indexedDB.databases?.()), answersWithin)
  return databases?.some(({ name }) => name === databaseName) ?? true
}

/**
 * Does one thing with the stored inquiries, and resolves once that is on the disk. A database that neither opens nor fails
 * must not hold up the sending.
 */
const inDatabase = <Result>(
  mode: 'readonly' | 'readwrite',
  work: (waiting: IDBObjectStore) => IDBRequest<Result>,
  within = answersWithin,
) => inTime(perform(mode, work), within)

async function perform<Result>(
  mode: 'readonly' | 'readwrite',
  work: (waiting: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise<Result>((done, failed) => {
      const transaction = database.transaction('waiting', mode, { durability: 'strict' })
      const request = work(transaction.objectStore('waiting'))
      transaction.oncomplete = () => done(request.result)
      transaction.onabort = () => failed(transaction.error)
    })
  } finally {
    // An open connection keeps the page out of the back/forward cache.
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('waiting', { keyPath: 'id' })
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
}
