import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes away the link previews of editions that are not published. */
export async function keepPreviews(dist: string, editions: readonly { prefix: string }[]) {
  const folder = join(dist, 'previews')
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !editions.some(({ prefix }) => prefix === `/${entry.name}`))
      await rm(join(folder, entry.name), { recursive: true })
}
