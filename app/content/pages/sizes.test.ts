import assert from 'node:assert/strict'
import test from 'node:test'
import type { Sized } from '#app/catalogue/grades/types.ts'
import { sheet } from '../en/sheet.ts'
import { sizes } from './sizes.ts'

const counts = (...items: [label: string, count: number][]): Sized => ({
  kind: 'counts',
  shape: 'orange',
  grams: 1000,
  items: items.map(([label, count]) => ({ label, count: [count] })),
})

test('what weighs eight times as much is drawn twice as wide', () => {
  const { items } = sizes(counts(['few', 10], ['many', 80]), sheet)
  assert.deepEqual(
    items.map(({ size, detail }) => [size, detail]),
    [
      [1, '100\u00a0g'],
      [0.5, '13\u00a0g'],
    ],
  )
})

test('a disk of one thickness grows in two directions', () => {
  const patties: Sized = { kind: 'weights', shape: 'patty', directions: 2, items: [{ grams: 100 }, { grams: 25 }] }
  assert.deepEqual(
    sizes(patties, sheet).items.map(({ label, detail, size }) => [label, detail, size]),
    [
      ['100', 'g', 1],
      ['25', 'g', 0.5],
    ],
  )
})

test('goods on one scale are measured against the largest of all', () => {
  const onions: Sized = { kind: 'widths', shape: 'onion', items: [{ mm: [70, 100] }] }
  const tomatoes: Sized = { kind: 'widths', shape: 'tomato', items: [{ mm: [40, 50] }] }
  const [tomato] = sizes(tomatoes, sheet, [onions, tomatoes]).items
  assert.deepEqual(tomato, { label: '40–50', detail: 'mm', size: 0.5, inner: 0.4 })
})

test('a weight just under ten grams is not given to a tenth it does not have', () => {
  assert.equal(sizes(counts(['41/50', 100.3]), sheet).items[0]?.detail, '10\u00a0g')
})
