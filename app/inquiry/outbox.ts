import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import type { Inquiry } from './inquiry.ts'
import { outboxName } from './outboxName.ts'

/** An inquiry in the outbox, with what became of the attempts to send it. */
export type Waiting = Inquiry & {
  tried?: boolean
  /** Why it will never be taken as it is, in the words of the collector. */
  refusal?: string
  /** Not on the disk: gone when the page is. */
  fleeting?: boolean
}

interface Schema extends DBSchema {
  waiting: { key: string; value: Waiting }
}

type Access<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, 'waiting'[], 'waiting', Mode>

const patience = 1000
const fleeting = new Map<string, Waiting>()
const watchers = new Set<() => void>()

/** Resolves once the inquiry is on the disk; where the browser forbids that or has no room, once it is in memory. */
export async function keep(inquiry: Inquiry) {
  try {
    await inTime(inOutbox('readwrite', (outbox) => outbox.put(inquiry)))
  } catch {
    fleeting.set(inquiry.id, { ...inquiry, fleeting: true })
  }
  tell()
}

/** Oldest first. */
export async function waiting(): Promise<Waiting[]> {
  const stored = await inOutbox('readonly', (outbox) => outbox.getAll()).catch(() => [])
  const all = new Map([...stored, ...fleeting.values()].map((inquiry) => [inquiry.id, inquiry]))
  return [...all.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

export async function find(id: string): Promise<Waiting | undefined> {
  return fleeting.get(id) ?? (await inOutbox('readonly', (outbox) => outbox.get(id)))
}

/** Notes what became of an attempt, unless the inquiry has been taken out in the meantime. */
export async function note(id: string, news: Pick<Waiting, 'tried' | 'refusal'>) {
  const inMemory = fleeting.get(id)
  if (inMemory) fleeting.set(id, { ...inMemory, ...news })
  else {
    await inOutbox('readwrite', async (outbox) => {
      const inquiry = await outbox.get(id)
      if (inquiry) await outbox.put({ ...inquiry, ...news })
    })
  }
  tell()
}

export async function takeOut(id: string) {
  const wasInMemory = fleeting.delete(id)
  try {
    // Also when it is in memory: a disk that was slow may have stored it after all.
    await inOutbox('readwrite', (outbox) => outbox.delete(id))
  } catch (error) {
    if (!wasInMemory) throw error
  } finally {
    tell()
  }
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

const tell = () => {
  for (const look of watchers) look()
}

async function inOutbox<Mode extends 'readonly' | 'readwrite', Result>(
  mode: Mode,
  work: (outbox: Access<Mode>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(outboxName, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('waiting', { keyPath: 'id' }),
  })
  try {
    const transaction = database.transaction(['waiting'], mode, { durability: 'strict' })
    const [result] = await Promise.all([work(transaction.objectStore('waiting')), transaction.done])
    return result
  } finally {
    // An open connection keeps the page out of the back/forward cache.
    database.close()
  }
}

/** A database that neither opens nor fails must not hold up the sending. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('The outbox did not answer')), patience)
    work.then(done, failed).finally(() => clearTimeout(timer))
  })
}
