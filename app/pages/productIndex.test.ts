import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { alphabetIn, productIndex } from './productIndex.ts'

const [inEnglish, inArabic] = sources as [Source, Source]

test('the Arabic index goes by Arabic letters, alif with its hamza first', () => {
  const index = productIndex(inArabic)
  const letters = alphabetIn('ar')
  assert.equal(letters.length, 28)
  assert.deepEqual(letters[0], { letter: 'أ', id: 'letter-627' })
  const order = letters.filter(({ id }) => id).map(({ letter }) => letter)
  assert.deepEqual(
    index.map(({ letter }) => letter),
    order,
  )
  assert.deepEqual(
    index[0]?.items.map(({ name }) => name),
    ['أجنحة دجاج', 'أجوان', 'إريثريتول', 'إريثريتول بودرة', 'أفخاذ دجاج'],
  )
})

test('pork is marked in both indexes, and nothing else is', () => {
  for (const [source, mark] of [
    [inEnglish, 'non-halal'],
    [inArabic, 'لغير المسلمين'],
  ] as const) {
    const marked = productIndex(source).flatMap(({ items }) => items.filter((item) => item.mark))
    assert.deepEqual(
      marked.map((item) => [item.to, item.mark]),
      [['/products/meat/fresh-meat#pork', mark]],
    )
  }
})
