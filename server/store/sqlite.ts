import { once } from 'node:events'
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { grouped } from './group.ts'
import type { Ledger } from './sqlite-ledger.ts'
import type { Store } from './store.ts'

type Reply = { result: never } | { error: Error }
type Pending = { done: (result: never) => void; failed: (reason: Error) => void }

export const fileIn = (dataDir: string) => join(dataDir, 'inquiries.sqlite')

/** Whether there is a file that something was ever written to. */
export const isSqliteStore = (dataDir: string) => Boolean(statSync(fileIn(dataDir), { throwIfNoEntry: false })?.size)

/** Inquiries in one file. The disk is waited for in a worker thread, so that pages are served meanwhile. */
export async function openSqliteStore(dataDir: string, groupSize?: number): Promise<Store> {
  prepareFolder(dataDir)
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: fileIn(dataDir) })
  // It says when it is open. An error of its own after that is caught by nobody: nothing can be stored in this process
  // any more, which ends, for its supervisor to start another.
  await once(worker, 'message').catch((error: Error) => {
    throw new Error(`The inquiries in ${dataDir} cannot be used: ${error.message}`)
  })

  // It answers in the order in which it was asked.
  const pending: Pending[] = []
  worker.on('message', (reply: Reply) => {
    const call = pending.shift()
    if ('error' in reply) call?.failed(reply.error)
    else call?.done(reply.result)
  })
  const ask =
    <Method extends keyof Ledger>(method: Method) =>
    (...values: Parameters<Ledger[Method]>) =>
      new Promise<ReturnType<Ledger[Method]>>((done, failed) => {
        pending.push({ done, failed })
        worker.postMessage({ method, values })
      })

  const group = grouped(ask('addAll'), groupSize)
  return {
    add: group.add,
    list: ask('list'),
    forget: ask('forget'),
    claimLetters: ask('claimLetters'),
    markSent: ask('markSent'),
    postpone: ask('postpone'),
    nextLetterDue: ask('nextLetterDue'),
    check: ask('check'),
    close: async () => {
      await group.settled()
      await ask('close')()
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
