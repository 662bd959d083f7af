import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { grouped } from './group.ts'
import { type Ledger, listInquiries, openLedger, schemaVersion } from './sqlite-ledger.ts'
import type { Archive, Inquiry, Selection, Store } from './store.ts'

type Reply = { number: number; result?: unknown; error?: string }
type Pending = { done: (result: never) => void; failed: (reason: Error) => void }

export const fileIn = (dataDir: string) => join(dataDir, 'inquiries.sqlite')

/** Inquiries in one file. The disk is waited for in a worker thread, so that pages are served meanwhile. */
export async function openSqliteStore(dataDir: string, { groupSize }: { groupSize?: number } = {}): Promise<Store> {
  prepareFolder(dataDir)
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
    workerData: fileIn(dataDir),
  })
  const pending = new Map<number, Pending>()
  let calls = 0
  let fatal: Error | undefined
  let isOpen = false

  worker.on('message', ({ number, result, error }: Reply) => {
    const call = pending.get(number)
    pending.delete(number)
    if (error === undefined) call?.done(result as never)
    else call?.failed(new Error(error))
  })
  worker.on('error', (error) => {
    const reason = new Error(`The inquiries in ${dataDir} cannot be used: ${(error as Error).message}`)
    fatal = reason
    for (const call of pending.values()) call.failed(reason)
    pending.clear()
    // Nothing can be stored in this process any more. It ends, for its supervisor to start another.
    if (isOpen)
      setImmediate(() => {
        throw reason
      })
  })
  const opened = new Promise<void>((done, failed) => pending.set(0, { done, failed }))

  function ask<Method extends keyof Ledger>(method: Method, ...values: Parameters<Ledger[Method]>) {
    return new Promise<ReturnType<Ledger[Method]>>((done, failed) => {
      if (fatal) return failed(fatal)
      calls += 1
      pending.set(calls, { done, failed })
      worker.postMessage({ number: calls, method, values })
    })
  }

  await opened
  isOpen = true
  const group = grouped((inquiries: Inquiry[]) => ask('addAll', inquiries), groupSize)
  return {
    add: group.add,
    list: (selection: Selection = {}) => ask('list', selection),
    forget: (email) => ask('forget', email),
    claimLetters: (now, leaseEnds, most) => ask('claimLetters', now, leaseEnds, most),
    markSent: (id, now) => ask('markSent', id, now),
    postpone: (id, until) => ask('postpone', id, until),
    nextLetterDue: () => ask('nextLetterDue'),
    check: () => ask('check'),
    close: async () => {
      await group.settled()
      await ask('close')
      await worker.terminate()
    },
  }
}

function prepareFolder(dataDir: string) {
  try {
    // What people wrote is for this user's eyes only.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new Error(`DATA_DIR is ${dataDir}, where nothing can be written: ${(error as Error).message}`)
  }
}

/** The SQLite file for somebody who looks through it, also beside a server that writes to it. */
export function openSqliteArchive(dataDir: string): Archive | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const database = openReading(file)
  if (!database) return undefined
  return {
    list: async (selection = {}) => listInquiries(database, selection),
    forget: async (email) => {
      const ledger = openLedger(file)
      const count = ledger.forget(email)
      ledger.close()
      return count
    },
    close: async () => database.close(),
  }
}

/** Undefined for a file that nothing was ever stored in. */
function openReading(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    if (schemaVersion(database) > 0) return database
    database.close()
    return undefined
  } catch (error) {
    database.close()
    throw new Error(`The inquiries in ${file} cannot be read: ${(error as Error).message}`)
  }
}
