import { parentPort, workerData } from 'node:worker_threads'
import { openLedger } from './sqlite-ledger.ts'

type Call = { number: number; method: string; values: unknown[] }

const ledger = openLedger(workerData as string) as unknown as Record<string, (...values: unknown[]) => unknown>

parentPort?.on('message', ({ number, method, values }: Call) => {
  try {
    parentPort?.postMessage({ number, result: ledger[method]?.(...values) })
  } catch (error) {
    parentPort?.postMessage({ number, error: error instanceof Error ? error.message : String(error) })
  }
  if (method === 'close') parentPort?.close()
})
parentPort?.postMessage({ number: 0 })
