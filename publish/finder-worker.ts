import { parentPort, workerData } from 'node:worker_threads'
import { packIndex } from '../app/features/finder/pack.ts'

parentPort?.postMessage(packIndex(workerData))
