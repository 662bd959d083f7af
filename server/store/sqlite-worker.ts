import { parentPort, workerData } from 'node:worker_threads'
import { openLedger } from './sqlite-ledger.ts'

type Call = { method: string; values: unknown[] }

const ledger = openLedger(workerData as string) as unknown as Record<string, (...values: unknown[]) => unknown>

parentPort?.on('message', ({ method, values }: Call) => {
  try {
    parentPort?.postMessage({ result: ledger[method]?.(...values) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
  if (method === 'close') parentPort?.close()
})
parentPort?.postMessage('open')
