import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, productOf, productsOf } from '#app/catalogue/catalogue.ts'
import type { Product } from '#app/catalogue/types.ts'
import { sources } from '../editions.ts'
import type { Source } from '../source.ts'
import { allProductsContent } from './allProducts.ts'
import { arabicNamesOf, latinNamesOf } from './otherNames.ts'

const products: readonly Product[] = catalogue.flatMap(productsOf)
const [inEnglish, inArabic] = sources as [Source, Source]

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

test('the Arabic index goes by Arabic letters, alif with its hamza first', () => {
  const { index, letters } = allProductsContent(inArabic)
  assert.equal(letters.items.length, 28)
  assert.deepEqual(letters.items[0], { letter: 'أ', id: 'letter-627' })
  const order = letters.items.filter(({ id }) => id).map(({ letter }) => letter)
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
    const marked = allProductsContent(source).index.flatMap(({ items }) => items.filter((item) => item.mark))
    assert.deepEqual(
      marked.map((item) => [item.to, item.mark]),
      [['/products/meat/fresh-meat#pork', mark]],
    )
  }
})
