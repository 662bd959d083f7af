import { tradedGoods } from './goods.ts'
import type { Name } from './types.ts'

/**
 * What people type for the varieties and grades of a product, each name by itself: for finding only. Those in Arabic, Hindi and
 * Urdu letters must not be printed before a native reader has passed them.
 */
export function typedFor(id: string): string[] {
  const names = Object.values(tradedGoods)
    .filter(({ of }) => of.includes(id))
    .flatMap(({ names = {}, found = {} }) => [...Object.entries(names), ...Object.entries(found)] as [string, Name][])
    .filter(([, { of }]) => !of || of.includes(id))
  return [...new Set(names.flatMap(([term, { typed = [] }]) => [...apart(term), ...typed]))]
}

/** "Harrar (Harari)" is typed in either way; "W180, W240" are two names. */
const apart = (term: string) => term.split(/[,;()]/).flatMap((each) => each.trim() || [])
