import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brochureContent } from '#app/brochure/brochure.ts'
import { catalogue } from '#app/catalogue/catalogue.ts'
import { listContent } from '#app/features/list/listContent.ts'
import { guideContent } from '#app/guide/content/guideContent.ts'
import { seasonsOf } from '#app/guide/content/seasons.ts'
import { editionOf, sources } from '#app/i18n/editions.ts'
import { productIndex } from '#app/pages/productIndex.ts'

test('no text that is put together for Arabic pages parts Arabic words by a Latin mark', () => {
  const latin = /\p{Script=Arabic}[)»]?\s*[,;?]\s*[«(]?\p{Script=Arabic}/u
  const arabic = sources.find(({ language }) => language === 'ar')
  assert.ok(arabic)
  const made = [
    ...catalogue.flatMap((category) => [
      ...textsIn(seasonsOf(arabic, category)),
      ...category.groups.flatMap((group) => textsIn(guideContent(arabic, category, group))),
    ]),
    ...textsIn(editionOf(arabic)),
    ...textsIn(productIndex(arabic)),
    ...textsIn(listContent(arabic)),
    ...textsIn(brochureContent(arabic)),
  ]
  assert.ok(made.length > 10_000)
  assert.deepEqual(
    made.filter((text) => latin.test(text)),
    [],
  )
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)
