import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import type { Answer } from '#app/features/finder/finder.ts'

const products = catalogue.flatMap(productsOf)
const goodOf = new Map(products.map(({ id, good }) => [id, good]))

export type Row = { typed: string; expected: string[] }

/** The queries of a family: the first half served to mend the rules, the second was not asked before they were settled. */
export const families = [
  ...Map.groupBy(globSync('tests/finder/lists/*.tsv').sort(), (file) => basename(file).split('.')[0] ?? ''),
].map(([name, files]) => ({ name, halves: files.map(rowsOf) }))

function rowsOf(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [typed = '', expected = ''] = line.split('\t')
      return { typed, expected: expected.split(' ') }
    })
}

/** The right product, or a group that has it, comes first; of what is not sold it is said so. */
export function isRight({ typed, expected }: Row, answerTo: (typed: string) => Answer) {
  const { kind, entries } = answerTo(typed)
  const [first] = entries
  if (expected.includes('none') && (kind !== 'found' || first?.kind === 'request')) return true
  if (!first) return false
  const goods = expected.map((id) => goodOf.get(id))
  return (
    expected.includes(first.id) ||
    ((first.kind === 'group' || first.kind === 'category') &&
      products.some(
        ({ id, good }) =>
          goods.includes(good) && entries.some((entry) => entry.id === id && entry.href.startsWith(first.href)),
      ))
  )
}
