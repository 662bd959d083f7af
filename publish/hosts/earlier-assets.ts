import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const days = 30

/**
 * A tab that was opened before a deployment still asks for the scripts of the earlier build, by names that the new one
 * does not have. They stay in dist/ for 30 days after the last build that they were part of, which is when they were
 * written.
 */
export function earlierAssets(dist: string, aside = '.cache/earlier-assets') {
  const assets = join(dist, 'assets')
  return {
    /** Before a build, which empties dist/. What a build that failed has left aside is not lost either. */
    async setAside() {
      await mkdir(aside, { recursive: true })
      for (const name of await namesIn(assets)) await rename(join(assets, name), join(aside, name))
    },
    /** After it: the service worker must not list them, and their compressed copies come along. */
    async bringBack(now = Date.now()) {
      const current = new Set(await namesIn(assets))
      for (const name of await namesIn(aside)) {
        const file = join(aside, name)
        const { mtimeMs } = await stat(file)
        const isFresh = now - mtimeMs < days * 24 * 60 * 60 * 1000
        if (isFresh && !current.has(name)) await cp(file, join(assets, name), { preserveTimestamps: true })
      }
      await rm(aside, { recursive: true, force: true })
    },
  }
}

/** Drawings have a folder of their own, and their names do not change with every build. */
const namesIn = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
