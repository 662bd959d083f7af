import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Source } from '../app/content/source.ts'
import type { IndexedSource } from '../app/features/finder/pack.ts'
import type { Packed } from '../app/features/finder/packed.ts'
import { keptIn } from './kept.ts'

const packer = 'app/features/finder/pack.ts'
const { kept, prune } = keptIn('.cache/finder')

/** The finder's index of an edition. It takes seconds to make: beside the rest of the build, and only when something in it is new. */
export async function finderIndex(source: Source): Promise<Packed> {
  const indexed = indexedOf(source)
  const madeOf = [JSON.stringify(indexed), ...filesBehind(packer).map((file) => readFileSync(file))]
  const index = await kept(madeOf, () => pack(indexed))
  await prune()
  return JSON.parse(Buffer.from(index).toString())
}

/** Of the words only the names: another sentence on a page is no new index. */
function indexedOf({ language, dir, prefix, words }: Source): IndexedSource {
  const named = Object.entries(words.categories).map(([id, { name, groups }]) => [
    id,
    {
      name,
      groups: { items: Object.fromEntries(Object.entries(groups.items).map(([id, { name }]) => [id, { name }])) },
    },
  ])
  return { language, dir, prefix, words: { categories: Object.fromEntries(named) } }
}

function pack(indexed: IndexedSource) {
  return new Promise<Uint8Array>((done, failed) => {
    const worker = new Worker(new URL('./finder-worker.ts', import.meta.url), { workerData: indexed })
    worker.once('message', (index: Packed) => done(Buffer.from(JSON.stringify(index))))
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
      files.add(address.startsWith('#') ? address.slice(1) : join(dirname(file), address))
  return [...files].sort()
}
