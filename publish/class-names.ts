import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { normalizePath } from 'vite'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`

/**
 * Two letters for each class of each CSS module: class names are a twentieth of every page. They follow from file and
 * name, so that a new class renames next to none.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const given = new Map<string, string>()
  const taken = new Set<string>()
  for (const file of globSync('app/**/*.module.css', { cwd: root }).map(normalizePath).sort()) {
    for (const name of namesIn(readFileSync(`${root}/${file}`, 'utf8'))) {
      const short = firstFree(`${file} ${name}`, taken)
      taken.add(short)
      given.set(`${file} ${name}`, short)
    }
  }
  return (name, file) => {
    const place = normalizePath(file).slice(normalizePath(root).length + 1)
    const short = given.get(`${place} ${name}`)
    if (!short) throw new Error(`.${name} in ${place} has come since the build began: build again`)
    return short
  }
}

/** Classes and animations: whatever could be one, since a name too many does no harm. */
const namesIn = (sheet: string) =>
  new Set([...sheet.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name as string))

function firstFree(key: string, taken: Set<string>): string {
  const [first = 0, second = 0] = createHash('sha256').update(key).digest()
  const short = `${letters[first % letters.length]}${signs[second % signs.length]}`
  // Blockers hide what is called "ad".
  return taken.has(short) || /ad/i.test(short) ? firstFree(`${key}'`, taken) : short
}
