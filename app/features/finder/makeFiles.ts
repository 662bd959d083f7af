import { type Source, sources } from '#app/content/editions.ts'
import { finder } from './finder.ts'
import { type Index, type More, split } from './index.ts'
import { makeIndex } from './makeIndex.ts'
import { makeMore } from './makeMore.ts'

/** Both files of an edition's finder, made while the site is built. */
export function makeFiles(source: Source): { index: Index; more: More } {
  const other = sources.find(({ language }) => language !== source.language) ?? source
  const index = makeIndex(source, other.words)
  const more = makeMore(source)
  const unsold = more.unsold
  // What the first file would take for something else, it has to know; the second has what it would, and what many ask for.
  const find = finder(index)
  const isMistaken = new Map(Object.values(unsold).flatMap(split).map((name) => [name, find(name).asks === 'never']))
  index.unsold = kept(unsold, (name) => isMistaken.get(name) ?? false)
  const findAll = finder(index, { ...more, unsold: {} })
  const isNeeded = (name: string) => isAskedFor(name) || findAll(name).entries.length > 0
  more.unsold = kept(unsold, (name) => !isMistaken.get(name) && isNeeded(name))
  return { index, more }
}

/** In English or Arabic. */
const isAskedFor = (name: string) => /^[a-z ]+$|^[\u0621-\u0652 ]+$/.test(name)

const kept = (all: Record<string, string>, isKept: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([near, names]) => {
      const its = split(names).filter(isKept)
      return its.length ? [[near, its.join(', ')]] : []
    }),
  )
