import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '#app/content/editions.ts'
import { isListed } from '#app/page.ts'
import { routes } from '#app/routes.ts'
import { site } from '#config'
import { catalogue, popular, productsOf } from './catalogue.ts'

const pages = sources.flatMap(routes)

test('the catalogue names at least 160 products', () => {
  assert.ok(catalogue.flatMap(productsOf).length >= 160)
})

test('the twelve popular products come from at least five categories', () => {
  const from = popular.map((id) => catalogue.find((category) => productsOf(category).some((one) => one.id === id))?.id)
  assert.equal(popular.length, 12)
  assert.ok(new Set(from).size >= 5)
})

test('search results show the whole title and description of each page, each names Dubai, and no two are alike', () => {
  const metas = pages.filter(isListed).map(({ content }) => content.meta)
  for (const meta of metas) {
    // 60 characters are shown; the rest is for the brand.
    assert.ok(meta.title.length < 45, meta.title)
    assert.match(meta.title, /Dubai|دبي/)
    assert.ok(meta.description.length >= 110 && meta.description.length <= 160, meta.description)
  }
  assert.equal(new Set(metas.map(({ title }) => title)).size, metas.length)
  assert.equal(new Set(metas.map(({ description }) => description)).size, metas.length)
})

test('the words are set with real quotation marks and without exclamation marks', () => {
  const words = JSON.stringify(sources.map((source) => source.words)).replaceAll(site.brand, '')
  assert.doesNotMatch(words, /[!']|\\"/)
})
