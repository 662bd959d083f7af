import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productOf, products } from '#app/catalogue/catalogue.ts'
import { arabicNamesOf, latinNamesOf } from './otherNames.ts'

test('another Arabic name is no product’s own, and leads to one good', () => {
  const owners = new Map<string, string>()
  const own = new Set(products.map(({ ar }) => ar[0]))
  for (const product of products)
    for (const name of arabicNamesOf(product)) {
      assert.ok(!own.has(name), `${product.id}: ${name} is a product of its own`)
      assert.equal(owners.get(name) ?? product.good, product.good, `${name} stands with two goods`)
      owners.set(name, product.good)
    }
  assert.ok(owners.size > 60)
})

test('a name stands once with a product, in whatever letters', () => {
  assert.deepEqual(latinNamesOf(productOf('tulsi'), true), [])
  assert.deepEqual(latinNamesOf(productOf('pistachios'), false), ['pista'])
  for (const product of products) {
    const names = [...arabicNamesOf(product), ...latinNamesOf(product, true)].map((name) => name.toLowerCase())
    assert.deepEqual(names, [...new Set(names)], product.id)
  }
})

test('Arabic words are in Arabic letters on the Arabic page', () => {
  assert.deepEqual(arabicNamesOf(productOf('masala-chai')), ['شاي كرك'])
  assert.deepEqual(latinNamesOf(productOf('masala-chai'), true), [])
  assert.deepEqual(latinNamesOf(productOf('masala-chai'), false), ['karak tea'])
  assert.deepEqual(latinNamesOf(productOf('arugula'), true), ['rocket', 'rucola', 'tara mira'])
})
