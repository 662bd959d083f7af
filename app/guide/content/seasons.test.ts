import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '#app/catalogue/catalogue.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import type { CategoryFacts, CategoryId } from '#content/schema/catalogue.ts'
import { seasonsOf, stretches } from './seasons.ts'

const [english, arabic] = sources as readonly [Source, Source]

const categoryOf = (id: CategoryId) => catalogue.find((category) => category.id === id) as CategoryFacts

test('months that follow each other are one stretch, also over the new year', () => {
  assert.deepEqual(stretches([...'..+###+.....'], '#'), [[4, 6]])
  assert.deepEqual(stretches([...'..+###+.....'], '+'), [
    [3, 3],
    [7, 7],
  ])
  assert.deepEqual(stretches([...'##+.......+#'], '#'), [[12, 2]])
  assert.deepEqual(stretches([...'############'], '#'), [[1, 12]])
  assert.deepEqual(stretches([...'............'], '#'), [])
})

test('the year of a fruit goes origin by origin, and once over all of them', () => {
  const mangoes = seasonsOf(english, categoryOf('fruits'))?.goods.find(({ id }) => id === 'mangoes')
  const india = mangoes?.rows.find(({ code }) => code === 'IN')
  assert.deepEqual(india?.months, ['', '', 's', 'M', 'M', 'M', 's', '', '', '', '', ''])
  assert.equal(india?.spoken, 'main arrivals April to June; some March, July')
  assert.equal(mangoes?.path, '/products/fruits/seasonal-fruits#mangoes')
  assert.deepEqual(mangoes?.months, ['M', 'M', 'M', 'M', 'M', 'M', 'M', 'M', 'M', 'M', 's', 'M'])
})

test('the year is spoken in Arabic', () => {
  const mangoes = seasonsOf(arabic, categoryOf('fruits'))?.goods.find(({ id }) => id === 'mangoes')
  assert.equal(mangoes?.rows[0]?.spoken, 'كميات وفيرة: من أبريل إلى يونيو؛ كميات محدودة: مارس ويوليو')
})

test('of vegetables only what is sure is shown; nuts have no year', () => {
  const vegetables = seasonsOf(english, categoryOf('vegetables'))?.goods ?? []
  assert.deepEqual(
    vegetables.map(({ id }) => id),
    ['tomatoes', 'carrots', 'bell-peppers', 'lettuce', 'sweet-potatoes'],
  )
  for (const { rows } of vegetables) for (const { about } of rows) assert.equal(about, false)
  assert.equal(seasonsOf(english, categoryOf('nuts')), undefined)
})

test('an origin that is delicate leaves the year with the switch', () => {
  const codes = (showDelicate: boolean) =>
    seasonsOf(english, categoryOf('fruits'), showDelicate)?.goods.flatMap(({ rows }) => rows.map(({ code }) => code)) ??
    []
  assert.ok(codes(true).includes('AF'))
  assert.ok(!codes(false).includes('AF'))
})
