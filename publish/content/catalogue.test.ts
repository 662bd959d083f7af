import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CategoryFacts } from '#content/schema/catalogue.ts'
import type { Goods } from '#content/schema/goods.ts'
import * as standards from '#content/trade/standards.ts'
import { catalogue, goods, productsOf } from '../../app/catalogue/catalogue.ts'
import { productFacts } from '../../app/catalogue/productFacts.ts'
import { checkCatalogue } from './catalogue.ts'

const nuts = (product: object) =>
  [
    {
      id: 'nuts',
      picture: 'nuts-hero',
      groups: [
        {
          id: 'almonds',
          picture: 'almonds',
          products: [{ id: 'almonds', good: 'almond', en: ['Almonds'], ar: ['لوز'], ...product }],
        },
      ],
    },
  ] as CategoryFacts[]
const file = 'content/nuts/goods.ts'
const said = (product: object, almond: object) =>
  checkCatalogue(nuts(product), { [file]: { almond } as Goods }, standards)

test('nothing is wrong with the facts', () => {
  assert.deepEqual(checkCatalogue(catalogue, { [file]: goods }, standards), [])
})

test('every product has facts', () => {
  for (const product of catalogue.flatMap(productsOf)) assert.ok(productFacts(product.id as never).good, product.id)
})

test('what differs by form is the product’s own', () => {
  assert.deepEqual(productFacts('cumin-seed').hs, { code: '0909.31' })
  assert.deepEqual(productFacts('ground-cumin').hs, { code: '0909.32' })
  assert.deepEqual(productFacts('in-shell-pistachios-21-25').standards, ['UNECE DDP-09', 'CXS 131'])
  assert.deepEqual(productFacts('sliced-almonds').standards, [])
  assert.equal(productFacts('clover-honey').latin, 'Trifolium repens, T. pratense')
  assert.deepEqual(productFacts('baker-s-honey').standards, [])
  assert.ok(productFacts('lettuce').declared.includes('0705.19'), 'romaine and leaf are found by their own code')
  assert.equal(productFacts('blanched-peanuts').hs, undefined, 'tariffs differ')
})

for (const [what, product, almond, sentence] of [
  [
    'a code that is not NNNN.NN',
    {},
    { hs: '080212' },
    /nuts\/goods\.ts, line \d+, almond: the customs code “080212”.*Write/,
  ],
  ['a code with a form that is not NNNN.NN', {}, { hs: { code: '0802.1', form: 'raw' } }, /“0802\.1”/],
  ['a code of an earlier edition', {}, { declared: ['0802.90'] }, /0802\.90 is of an earlier edition.*0802\.99/],
  [
    'a code of a single product',
    {},
    { products: { almonds: { hs: '802.12' } } },
    /almond, almonds: the customs code “802\.12”/,
  ],
  ['a standard that is withdrawn', {}, { standards: ['ISO 6756'] }, /ISO 6756 is withdrawn/],
  ['a standard with its year', {}, { standards: ['CXS 327-2017'] }, /without a year/],
  ['a line for a product of another good', {}, { products: { cashews: {} } }, /“cashews”, which is no product/],
] as const)
  test(`the build complains about ${what}`, () => {
    const sentences = said(product, almond)
    assert.equal(sentences.length, 1, sentences.join('\n'))
    assert.match(sentences[0] ?? '', sentence)
  })
