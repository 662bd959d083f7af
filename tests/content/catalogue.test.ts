import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '#app/content/editions.ts'
import { isListed } from '#app/content/pages/contents.ts'
import { routes } from '#app/routes.ts'
import { site } from '#config'
import { catalogue, popular, productsOf } from '../../app/catalogue/catalogue.ts'

test('the catalogue names at least 160 products', () => {
  assert.ok(catalogue.flatMap(productsOf).length >= 160)
})

test('the twelve popular products come from at least five categories', () => {
  const from = popular.map((id) => catalogue.find((category) => productsOf(category).some((one) => one.id === id))?.id)
  assert.equal(popular.length, 12)
  assert.ok(new Set(from).size >= 5)
})

test('the title of each page names Dubai', () => {
  for (const { content } of sources.flatMap(routes).filter(isListed)) assert.match(content.meta.title, /Dubai|دبي/)
})

test('the words are set with real quotation marks and without exclamation marks', () => {
  const words = JSON.stringify(sources.map((source) => source.words)).replaceAll(site.brand, '')
  assert.doesNotMatch(words, /[!']|\\"/)
})
