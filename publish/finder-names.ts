import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Source } from '../app/content/editions.ts'
import type { makeFiles } from '../app/features/finder/makeFiles.ts'
import { keptIn } from './kept.ts'

export type FinderNames = ReturnType<typeof makeFiles>

const maker = 'app/features/finder/makeFiles.ts'
const { kept, prune } = keptIn('.cache/finder')

/** The names that the finder of an edition knows. They take seconds to sort: beside the rest of the build, and only when something in them is new. */
export async function finderNames({ language }: Source): Promise<FinderNames> {
  const madeOf = [language, ...filesBehind(maker).map((file) => readFileSync(file))]
  const names = await kept(madeOf, () => make(language))
  await prune()
  return JSON.parse(Buffer.from(names).toString())
}

function make(language: string) {
  return new Promise<Uint8Array>((done, failed) => {
    const worker = new Worker(new URL('./finder-worker.ts', import.meta.url), { workerData: language })
    worker.once('message', (names: FinderNames) => done(Buffer.from(JSON.stringify(names))))
    worker.once('error', failed)
  })
}

/** A file with all that it imports, and what those import. Types alone change nothing. */
export function filesBehind(entry: string) {
  const files = new Set([entry])
  for (const file of files)
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type\b)[^'"]*?from '([#.][^']+)'/gm,
    ))
      files.add(fileAt(address, file))
  return [...files].sort()
}

function fileAt(address: string, importer: string) {
  if (address === '#config') return 'config/site.ts'
  return address.startsWith('#') ? address.slice(1) : join(dirname(importer), address)
}
