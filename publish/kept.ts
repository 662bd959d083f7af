import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const mostBytes = 48 * 1024 * 1024

/** Keeps in a folder what takes long to make, by all that it is made of. */
export function keptIn(folder: string) {
  return {
    /** What was made of the same before, or else what `make` makes now. */
    async kept(madeOf: readonly (string | Uint8Array)[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const file = join(folder, nameOf(madeOf))
      const found = await readFile(file).catch(() => undefined)
      if (found) {
        const now = new Date()
        await utimes(file, now, now).catch(() => {})
        return found
      }
      const made = await make()
      await put(folder, file, made)
      return made
    },
    prune: () => prune(folder, mostBytes),
  }
}

function nameOf(parts: readonly (string | Uint8Array)[]) {
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
