import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import { further } from '#app/catalogue/further.ts'
import { goods } from '#app/catalogue/goods/goods.ts'
import { sources } from '#app/content/editions.ts'
import type { Source } from '#app/content/source.ts'
import { finder } from './finder.ts'
import { packIndex } from './pack.ts'
import { queries } from './queries/queries.ts'
import { type Entry, unpack } from './unpack.ts'

const [english] = sources as [Source]
const entries = unpack(packIndex(english), (words) => `/contact#source=${words}`)
const find = finder(entries)
const idOf = (entry?: Entry) => (entry?.category ? entry.href.split('#')[1] : entry?.name) ?? 'none'
const names = (query: string) => find(query).entries.map(({ name }) => name)

test('at least 95 of 100 queries are answered right first', () => {
  const wrong = queries.flatMap(([typed, ...first]) => {
    const { entries, isGuess } = find(typed)
    const answer = isGuess && first.includes('none') ? 'none' : idOf(entries[0])
    return first.includes(answer) ? [] : [`“${typed}”: ${answer} instead of ${first.join(' or ')}`]
  })
  assert.ok(queries.length >= 150)
  assert.ok(wrong.length / queries.length <= 0.05, wrong.join('\n'))
})

test('every product is found first by its own name, in English and Arabic', () => {
  for (const product of catalogue.flatMap(productsOf))
    for (const [name] of [product.en, product.ar]) assert.equal(idOf(find(name).entries[0]), product.id, name)
})

test('at least 97 of 100 names that the facts know lead to their good first', () => {
  const goodOf = new Map(catalogue.flatMap(productsOf).map(({ id, good }) => [id, good]))
  const asked = new Map<string, string[]>()
  for (const [good, { en = [], ar = [], hindi = [], typed = [], scripts = [], latin }] of Object.entries(goods))
    for (const name of [...en, ...ar, ...hindi, ...typed, ...scripts, ...(latin ? [latin] : [])])
      asked.set(name, [...(asked.get(name) ?? []), good])
  const wrong = [...asked].filter(([name, its]) => !its.includes(goodOf.get(idOf(find(name).entries[0])) ?? ''))
  assert.ok(wrong.length / asked.size <= 0.03, wrong.map(([name]) => name).join(', '))
})

test('an entry leads to its place, and the further categories to an inquiry', () => {
  assert.equal(find('W320').entries[0]?.href, '/products/nuts/cashews#cashews-w320')
  assert.equal(find('salt').entries[0]?.href, '/contact#source=Salts')
  assert.equal(entries.length, catalogue.flatMap(productsOf).length + further.length)
})

test('it says by which name a product was found, and nothing where it is the name that is shown', () => {
  const matched = (query: string) => {
    const { entries, matchedBy } = find(query)
    return entries[0] && matchedBy(entries[0])
  }
  assert.equal(matched('jeera'), 'jeera')
  assert.equal(matched('jira'), 'jeera')
  assert.equal(matched('cumin'), '')
  assert.equal(matched('0909.31'), '0909.31')
  assert.equal(matched('curcuma longa'), 'Curcuma longa')
  assert.equal(matched('W320'), '')
})

test('a slip of the pen is a guess, a spelling that people use is not', () => {
  assert.equal(find('tumeric').isGuess, true)
  assert.equal(find('cardamon').isGuess, true)
  assert.equal(find('jira').isGuess, false)
})

test('a word that says nothing of ours is not insisted on', () => {
  assert.equal(names('cashew nuts w320 vietnam price')[0], 'Cashews W320')
  assert.deepEqual(names('qwertz'), [])
  assert.deepEqual(names(' '), [])
  assert.deepEqual(names('%%%'), [])
})

test('the six categories without a page are those that the products page names', () => {
  assert.deepEqual(
    further.map(({ en }) => en),
    english.words.products.moreLines.items.map(({ title }) => title),
  )
})
