import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finder } from '#app/features/finder/finder.ts'
import { makeFiles } from '#app/features/finder/makeFiles.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { families, isRight, type Row } from './lists.ts'

const [english] = sources as [Source]
const { index, more } = makeFiles(english)
const [find, findAll] = [finder(index), finder(index, more)]
/** As in the browser, which fetches the further names where the first file does not suffice. */
const answerTo = (typed: string) => {
  const answer = find(typed)
  return answer.asks === 'never' ? answer : findAll(typed)
}

/** Where a query may lead to a product, that must come first; else it must be told that it is not listed. */
const isSold = ({ expected }: Row) => expected.some((id) => id !== 'none')

test('of every family of queries, 90 of 100 are right first and 97 of 100 honest', (context) => {
  const told: string[] = []
  const all = { sold: [0, 0], unsold: [0, 0] } as Record<'sold' | 'unsold', [right: number, of: number]>
  for (const { name, halves } of families)
    for (const [nth, rows] of halves.entries()) {
      const wrong = rows.filter((row) => !isRight(row, answerTo))
      const count = (rows: Row[], isOne: (row: Row) => boolean) => rows.filter(isOne).length
      for (const [kind, isOne] of [
        ['sold', isSold],
        ['unsold', (row: Row) => !isSold(row)],
      ] as const) {
        all[kind][0] += count(rows, isOne) - count(wrong, isOne)
        all[kind][1] += count(rows, isOne)
      }
      const right = `${rows.length - wrong.length} of ${rows.length}`
      context.diagnostic(`${name}, half ${nth + 1}: ${right} right`)
      told.push(
        ...wrong.map(({ typed }) => `${name}: “${typed}” leads to ${answerTo(typed).entries[0]?.id ?? 'nothing'}`),
      )
    }
  const { sold, unsold } = all
  context.diagnostic(`right first ${sold[0]} of ${sold[1]}, honest ${unsold[0]} of ${unsold[1]}`)
  assert.ok(sold[0] >= sold[1] * 0.9, told.join('\n'))
  assert.ok(unsold[0] >= unsold[1] * 0.97, told.join('\n'))
})
