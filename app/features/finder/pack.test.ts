import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, type ProductId, productsOf } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import { sources } from '#app/content/editions.ts'
import { packCodes, unpackCodes } from './codes.ts'
import { packIndex } from './pack.ts'
import { unpack } from './unpack.ts'

const products = catalogue.flatMap(productsOf)
/** Marks that keep a range of figures in its order. */
const plain = (name: string) => name.replace(/[\u2066-\u2069]/g, '')

for (const source of sources)
  test(`what is packed arrives whole: ${source.language}`, () => {
    const entries = unpack(packIndex(source), () => '')
    const other = source.language === 'en' ? 'ar' : 'en'
    for (const [nth, product] of products.entries()) {
      const { name = '', note, other: otherName, names = [], href } = entries[nth] ?? {}
      assert.equal(plain(name), product[source.language][0])
      assert.equal(note && plain(note), product[source.language][1] ?? '')
      assert.equal(otherName, product[other][0])
      assert.equal(href?.split('#')[1], product.id)
      const { hindi, hs } = factsOf(product.id as ProductId)
      for (const known of hs ? [...hindi, hs.code] : hindi) assert.ok(names.includes(known), `${product.id}: ${known}`)
    }
  })

test('customs codes travel by what changes in them', () => {
  const codes = [['0909.31'], ['0909.32', '~0910.99'], ['0909.32', '~0910.99'], [], ['1207.50']]
  assert.equal(packCodes(codes), '090931^32|~1099^^|^120750')
  assert.deepEqual(
    unpackCodes(packCodes(codes)).map((line) => line.filter(Boolean)),
    codes,
  )
})
