import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const mostBytes = 48 * 1024 * 1024

/** Keeps in a folder what takes long to make, by all that it is made of. */
export function keptIn(folder: string) {
  /** What was made of the same before. */
  async function find(madeOf: Parts): Promise<Uint8Array | undefined> {
    const file = join(folder, nameOf(madeOf))
    const found = await readFile(file).catch(() => undefined)
    const now = new Date()
    if (found) await utimes(file, now, now).catch(() => {})
    return found
  }

  const underWay = new Map<string, Promise<Uint8Array>>()

  /** What was made of the same before, or else what `make` makes now, once for all who ask meanwhile. */
  function kept(madeOf: Parts, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const name = nameOf(madeOf)
    const making = underWay.get(name) ?? findOrMake(madeOf, make).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  async function findOrMake(madeOf: Parts, make: () => Promise<Uint8Array>) {
    const found = await find(madeOf)
    if (found) return found
    const made = await make()
    await put(folder, join(folder, nameOf(madeOf)), made)
    return made
  }

  return { find, kept, prune: () => prune(folder, mostBytes) }
}

type Parts = readonly (string | Uint8Array)[]

function nameOf(parts: Parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex')
}

/** Another build may read or write the same at this moment: a file is there whole or not at all. */
async function put(folder: string, file: string, content: Uint8Array) {
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/** Takes away what has not been used for longest, until the rest has room. */
export async function prune(folder: string, most: number) {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return { name, size: found?.size ?? 0, used: found?.mtimeMs ?? 0 }
    }),
  )
  let bytes = 0
  for (const { name, size } of files.sort((a, b) => b.used - a.used)) {
    bytes += size
    if (bytes > most) await rm(join(folder, name), { force: true })
  }
}
