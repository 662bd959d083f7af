import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { site } from '#config'
import { about } from './about.ts'
import { catalogue, findProduct } from './catalogue.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { notFound } from './notFound.ts'
import { offline } from './offline.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { shell } from './shell.ts'
import { slug } from './slug.ts'
import { spices } from './spices.ts'

const pages = [home, about, products, contact, ...catalogue]

for (const { name, groups } of catalogue) {
  test(`no two entries of ${name} share an anchor`, () => {
    const anchors = groups.items.flatMap((group) => [group.name, ...group.products.map((product) => product.name)])
    assert.equal(new Set(anchors.map(slug)).size, anchors.length)
  })
}

test('the catalogue names at least 160 products', () => {
  const names = catalogue.flatMap(({ groups }) => groups.items.flatMap((group) => group.products))
  assert.ok(new Set(names.map(({ name }) => name)).size >= 160)
})

test('a product that is not in the catalogue cannot be popular', () => {
  assert.equal(findProduct(spices, 'Za’atar').to, '/products/spices#za-atar')
  assert.throws(() => findProduct(spices, 'Zaatar'), /Spices has no product named "Zaatar"/)
})

test('search results show the whole title and description of each page, and no two alike', () => {
  for (const { meta } of pages) {
    // 60 characters are shown; the rest is for the brand.
    assert.ok(meta.title.length < 45, meta.title)
    assert.ok(meta.description.length >= 110 && meta.description.length <= 160, meta.description)
  }
  assert.equal(new Set(pages.map(({ meta }) => meta.title)).size, pages.length)
  assert.equal(new Set(pages.map(({ meta }) => meta.description)).size, pages.length)
})

test('every picture that has a text exists', () => {
  const missing = Object.keys(pictures).filter((name) => !existsSync(`pictures/${name}.jpg`))
  assert.deepEqual(missing, [])
})

test('the words are set with real quotation marks and without exclamation marks', () => {
  const words = JSON.stringify([...pages, notFound, offline, shell, pictures]).replaceAll(site.brand, '')
  assert.doesNotMatch(words, /[!']|\\"/)
})
