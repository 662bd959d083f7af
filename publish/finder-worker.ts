import { parentPort, workerData } from 'node:worker_threads'
import { type Source, sources } from '../app/content/editions.ts'
import { makeFiles } from '../app/features/finder/makeFiles.ts'

parentPort?.postMessage(makeFiles(sources.find(({ language }) => language === workerData) as Source))
