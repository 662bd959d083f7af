import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import { sources } from '#app/i18n/editions.ts'
import { site } from '#config'
import { popular } from '#content/site/highlights.ts'
import { loadRoutes } from '../../publish/content/files.ts'

test('the catalogue names at least 160 products', () => {
  assert.ok(catalogue.flatMap(productsOf).length >= 160)
})

test('the twelve popular products come from at least five categories', () => {
  const from = popular.map((id) => catalogue.find((category) => productsOf(category).some((one) => one.id === id))?.id)
  assert.equal(popular.length, 12)
  assert.ok(new Set(from).size >= 5)
})

test('the title of each page names Dubai', async () => {
  const { routes } = await loadRoutes()
  for (const { content } of sources.flatMap(routes).filter(({ isListed }) => isListed))
    assert.match(content.meta.title, /Dubai|دبي/)
})

test('the words are set with real quotation marks and without exclamation marks', () => {
  const words = JSON.stringify(sources.map((source) => source.words)).replaceAll(site.brand, '')
  assert.doesNotMatch(words, /[!']|\\"/)
})
