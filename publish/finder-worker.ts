import { parentPort, workerData } from 'node:worker_threads'
import { packIndex } from '../app/find/pack.ts'

parentPort?.postMessage(packIndex(workerData))
