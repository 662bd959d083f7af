import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { gramsEach } from './grade.ts'
import { weighed } from './pieces.ts'
import { trayOf } from './tray.ts'

const [source] = sources as [Source]

test('a body of an eighth of the weight is drawn half as wide', () => {
  const drawn = weighed({ shape: 'chicken', directions: 3, items: [{ grams: 800 }, { grams: 100 }] }, source)
  assert.deepEqual(
    drawn.map(({ label, size }) => [label, size]),
    [
      ['800\u00a0g', 1],
      ['100\u00a0g', 0.5],
    ],
  )
})

test('a disk of one thickness and a quarter of the weight is drawn half as wide', () => {
  const drawn = weighed({ shape: 'patty', directions: 2, items: [{ label: '4:1', grams: 100 }, { grams: 25 }] }, source)
  assert.deepEqual(
    drawn.map(({ label, detail, size }) => [label, detail, size]),
    [
      ['4:1', '100\u00a0g', 1],
      ['25\u00a0g', '', 0.5],
    ],
  )
})

test('what one weighs follows from the middle of a count', () => {
  assert.equal(gramsEach(100, [18, 22]), 5)
  assert.equal(gramsEach(100, [20]), 5)
})

test('of shrimp two counts are laid out, by their middle; all of them are rings', () => {
  const [headless, headOn] = trayOf(source, 'seafood').rows
  assert.deepEqual(
    [headless, headOn].map((row) => row?.trays.map(({ label, fewest, most }) => [label, fewest, most])),
    [
      [
        ['16/20', 18, 18],
        ['41/50', 45, 45],
      ],
      [
        ['20/30', 25, 25],
        ['60/70', 65, 65],
      ],
    ],
  )
  assert.equal(headless?.rings.length, 5)
})

test('an ounce of cashews is a sixteenth of the pound that they are counted in', () => {
  const cashews = trayOf(source, 'nuts-seeds').rows.find(({ shape }) => shape === 'cashew')
  assert.deepEqual(
    cashews?.trays.map(({ label, most }) => [label, most]),
    [
      ['W180', 11],
      ['W240', 15],
      ['W320', 20],
      ['W450', 28],
    ],
  )
})
