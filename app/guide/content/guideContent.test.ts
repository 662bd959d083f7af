import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '#app/i18n/editions.ts'
import { exampleSentence, inquiryParts } from './guideContent.ts'

test('the parts of an inquiry join into a sentence of their language', () => {
  const example = {
    product: 'Cashews',
    grade: 'W320',
    quantity: '2 tons',
    packing: 'in cartons',
    destination: 'to Muscat',
    documents: 'with an analysis',
  }
  assert.equal(exampleSentence(example, 'en'), 'Cashews, W320, 2 tons in cartons, to Muscat, with an analysis.')
  assert.equal(exampleSentence(example, 'ar'), 'Cashews، W320، 2 tons in cartons، to Muscat، with an analysis.')
})

test('every guide has an example that names all its parts, and the editions name them', () => {
  for (const { language, words } of sources) {
    for (const part of inquiryParts) assert.ok(words.guide.inquiry.parts[part])
    const examples = Object.values(words.guides).flatMap((guides) =>
      Object.values(guides).map(({ inquiry }) => inquiry),
    )
    assert.equal(examples.length, 32)
    const sentences = examples.map((example) => exampleSentence(example, language))
    assert.equal(new Set(sentences).size, 32)
    for (const sentence of sentences) assert.doesNotMatch(sentence, /undefined| {2}|[,،]{2}/)
  }
})
