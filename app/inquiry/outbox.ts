import { hasDatabase, inDatabase } from './database.ts'
import type { Inquiry } from './inquiry.ts'

/** An inquiry in the outbox, with what became of the attempts to send it. */
export type Waiting = Inquiry & {
  tried?: boolean
  /** Why it will never be taken as it is, in the words of the collector. */
  refusal?: string
  /** Not on the disk: gone when the page is. */
  fleeting?: boolean
}

// The visitor is waiting for the thanks: 2 ms on a good day, 70 ms on a crowded disk.
const patience = 3000
const fleeting = new Map<string, Waiting>()
const watchers = new Set<() => void>()
let lastRead: Waiting[] = []

/** Resolves once the inquiry is on the disk; where the browser forbids that or has no room, once it is in memory. */
export async function keep(inquiry: Inquiry) {
  try {
    await inDatabase('readwrite', (outbox) => outbox.put(inquiry), patience)
  } catch {
    fleeting.set(inquiry.id, { ...inquiry, fleeting: true })
  }
  tell()
}

/** Oldest first. */
export async function waiting(): Promise<Waiting[]> {
  // A disk that does not answer still has what it had.
  lastRead = await readAll().catch(() => lastRead)
  const all = new Map([...lastRead, ...fleeting.values()].map((inquiry) => [inquiry.id, inquiry]))
  return [...all.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

async function readAll(): Promise<Waiting[]> {
  return (await hasDatabase()) ? inDatabase('readonly', (outbox) => outbox.getAll()) : []
}

export async function find(id: string): Promise<Waiting | undefined> {
  return fleeting.get(id) ?? (await inDatabase('readonly', (outbox) => outbox.get(id)))
}

/** Notes what became of an attempt, unless the inquiry has been taken out in the meantime. */
export async function note(id: string, news: Pick<Waiting, 'tried' | 'refusal'>) {
  const inMemory = fleeting.get(id)
  if (inMemory) fleeting.set(id, { ...inMemory, ...news })
  else {
    await inDatabase('readwrite', (outbox) => {
      const reading: IDBRequest<Waiting | undefined> = outbox.get(id)
      reading.onsuccess = () => {
        if (reading.result) outbox.put({ ...reading.result, ...news })
      }
      return reading
    })
  }
  tell()
}

export async function takeOut(id: string) {
  const wasInMemory = fleeting.delete(id)
  const deleting = inDatabase('readwrite', (outbox) => outbox.delete(id))
  // A slow disk may have stored it after all, but a broken one is not worth waiting for.
  if (wasInMemory) deleting.catch(() => {})
  else await deleting
  tell()
}

/** Shows what is waiting, now and after each change made in this page. */
export function watch(show: (waiting: Waiting[]) => void) {
  let latest = 0
  const look = async () => {
    const mine = ++latest
    const found = await waiting()
    if (mine === latest) show(found)
  }
  watchers.add(look)
  void look()
  return { look, stop: () => void watchers.delete(look) }
}

/** Makes those who watch look again. */
export const tell = () => {
  for (const look of watchers) look()
}
