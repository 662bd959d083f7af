import { createHash } from 'node:crypto'

/** A file that is named after what it holds. */
export type NamedFile = { address: string; text: string }

/** The data of a client component, named after what it says: no script names it, so none changes with a word. */
export function dataFile(name: string, data: unknown): NamedFile {
  const text = JSON.stringify(data, plainly(name))
  return { address: `/assets/${name}-${hashOf(text)}.json`, text }
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** What JSON would drop in silence stops the build. */
function plainly(name: string) {
  return (key: string, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      throw new Error(
        `The content of ${name} has a ${typeof value} at "${key}". Content is plain data: texts, lists, figures.`,
      )
    return value
  }
}
