import { hasDatabase, inDatabase } from './database.ts'
import type { Reason } from './deliver.ts'
import type { Inquiry } from './inquiry.ts'

/** An inquiry in the outbox, with what became of the attempts to send it. */
export type OutboxEntry = Inquiry & {
  tried?: boolean
  /** Why it will never be taken as it is. */
  refusal?: Reason
  /** Not on the disk: gone when the page is. */
  fleeting?: boolean
}

const inMemory = new Map<string, OutboxEntry>()
const watchers = new Set<() => void>()
let lastRead: OutboxEntry[] = []

/** Holds an inquiry in memory that the browser could not store. */
export function hold(inquiry: Inquiry) {
  inMemory.set(inquiry.id, { ...inquiry, fleeting: true })
  tell()
}

/** Oldest first. */
export async function listOutbox(): Promise<OutboxEntry[]> {
  // A disk that does not answer still has what it had.
  lastRead = await readAll().catch(() => lastRead)
  const all = new Map([...lastRead, ...inMemory.values()].map((entry) => [entry.id, entry]))
  return [...all.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

async function readAll(): Promise<OutboxEntry[]> {
  return (await hasDatabase()) ? inDatabase('readonly', (outbox) => outbox.getAll()) : []
}

export async function find(id: string): Promise<OutboxEntry | undefined> {
  return inMemory.get(id) ?? (await inDatabase('readonly', (outbox) => outbox.get(id)))
}

/** Notes what became of an attempt, unless the inquiry has been taken out in the meantime. */
export async function note(id: string, news: Pick<OutboxEntry, 'tried' | 'refusal'>) {
  const fleeting = inMemory.get(id)
  if (fleeting) inMemory.set(id, { ...fleeting, ...news })
  else {
    await inDatabase('readwrite', (outbox) => {
      const reading: IDBRequest<OutboxEntry | undefined> = outbox.get(id)
      reading.onsuccess = () => {
        if (reading.result) outbox.put({ ...reading.result, ...news })
      }
      return reading
    })
  }
  tell()
}

export async function takeOut(id: string) {
  const wasInMemory = inMemory.delete(id)
  const deleting = inDatabase('readwrite', (outbox) => outbox.delete(id))
  // A slow disk may have stored it after all, but a broken one is not worth waiting for.
  if (wasInMemory) deleting.catch(() => {})
  else await deleting
  tell()
}

/** Calls back after each change made in this page, until the returned function is called. */
export function onChange(look: () => void) {
  watchers.add(look)
  return () => void watchers.delete(look)
}

/** Makes those who watch look again. */
export const tell = () => {
  for (const look of watchers) look()
}
