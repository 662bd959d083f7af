import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tradeFiles } from '../../app/catalogue/catalogue.ts'
import { sources } from '../../app/i18n/editions.ts'
import { checkTradeWords } from './trade.ts'

const facts = { nuts: { cashew: { origins: { VN: {} }, names: { W320: {} } } } }
const edition = (language: string, origin: string, name: string) =>
  ({ language, words: { trade: { nuts: { cashew: { origins: { VN: origin }, names: { W320: name } } } } } }) as never

test('every edition has words for every row, with the same figures', () => {
  assert.deepEqual(checkTradeWords(tradeFiles, sources), [])
})

test('an origin without words is named with its place', () => {
  assert.match(
    checkTradeWords(facts, [edition('en', ' ', '300–320')]).join(),
    /content\/nuts\/trade\.en\.ts.*cashew\.origins\.VN\): nothing is said of it\. Write/,
  )
  assert.match(
    checkTradeWords(facts, [edition('en', 'Largest', '')]).join(),
    /cashew\.names\.W320\): nothing is said of it/,
  )
})

test('a figure that differs in the other edition is named', () => {
  const said = checkTradeWords(facts, [
    edition('en', 'Largest', '300–320 to the pound'),
    edition('ar', 'أكبر', 'من 300 إلى 330 في الرطل'),
  ])
  assert.equal(said.length, 1)
  assert.match(
    said[0] ?? '',
    /content\/nuts\/trade\.ar\.ts.*names\.W320\): its figures are not those of “300–320 to the pound”/,
  )
})
