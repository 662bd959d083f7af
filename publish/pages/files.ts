import { createHash } from 'node:crypto'
import { extname } from 'node:path'

/** The file in dist/ that an address leads to. */
export function fileOf(path: string) {
  if (path === '/') return 'index.html'
  return extname(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/** A file that is named after what it holds. */
export type NamedFile = { address: string; text: string }

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** The data of a client component, named after what it says: no script names it, so none changes with a word. */
export function dataFile(name: string, data: unknown): NamedFile {
  const text = JSON.stringify(data)
  return { address: `/assets/${name}-${hashOf(text)}.json`, text }
}
