import { parentPort, workerData } from 'node:worker_threads'
import { sources } from '../app/content/editions.ts'
import type { Source } from '../app/content/source.ts'
import { makeFiles } from '../app/features/finder/makeFiles.ts'

parentPort?.postMessage(makeFiles(sources.find(({ language }) => language === workerData) as Source))
