import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fragmentOf, readFragment } from './address.ts'
import { type Line, mostLines, onOneLine, openLine, units } from './line.ts'
import { isSame, merge } from './merge.ts'
import { textOf } from './message.ts'
import { messageWith } from './messageWith.ts'

const listed = ['cashews-w320', 'cumin-seed', 'refined-white-sugar', 'za-atar']
const isListed = (id: string) => listed.includes(id)
const words = {
  open: 'quantity open',
  single: { bags: 'bag', containers: 'container' },
  units: { kg: 'kg', t: 't', bags: 'bags', cartons: 'cartons', pallets: 'pallets', containers: 'containers' },
}
const names: Record<string, string> = { 'cashews-w320': 'Cashews W320', 'cumin-seed': 'Cumin Seed' }
const nameOf = (id: string) => names[id] ?? id

const quantities = fc.oneof(
  fc.constant(''),
  fc.nat(99_999).map(String),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => onOneLine(text).normalize()),
)
const lines: fc.Arbitrary<Line[]> = fc.uniqueArray(fc.constantFrom(...listed), { maxLength: 4 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record(
        {
          id: fc.constant(id),
          quantity: quantities.filter((text) => !/[٠-٩۰-۹٫]/.test(text)),
          unit: fc.constantFrom(...units),
          note: fc.string({ unit: 'grapheme', maxLength: 60 }).map(onOneLine),
        },
        { noNullPrototype: true },
      ),
    ),
  ),
)

test('a list is a readable address', () => {
  const list = [
    { ...openLine('cashews-w320'), quantity: '500' },
    { ...openLine('cumin-seed'), quantity: '1200' },
  ]
  assert.equal(fragmentOf(list), 'list=cashews-w320:500kg,cumin-seed:1200kg')
  assert.equal(fragmentOf([openLine('za-atar')]), 'list=za-atar')
})

test('whatever is on a list comes back from its address', () => {
  fc.assert(
    fc.property(lines, (list) => {
      assert.deepEqual(readFragment(`#${fragmentOf(list)}`, isListed), { lines: list, unknown: [], surplus: 0 })
    }),
  )
})

test('no address does harm, and what it brings is always a list', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const shared = readFragment(`#list=${text}`, isListed)
      assert.ok(shared)
      for (const line of shared.lines) {
        assert.ok(isListed(line.id) && units.includes(line.unit))
        assert.doesNotMatch(line.note + line.quantity, /[\n\r\u202e]/)
      }
    }),
  )
})

test('products that are no longer listed are named, and lines beyond the hundredth counted', () => {
  const shared = readFragment('#list=gold:5kg,cumin-seed:1t,gold,%3Cscript%3E:1kg', isListed)
  assert.deepEqual(shared?.unknown, ['gold', '<script>'])
  assert.deepEqual(shared?.lines, [{ id: 'cumin-seed', quantity: '1', unit: 't', note: '' }])
  const many = Array.from({ length: 130 }, (_, index) => `product-${index}:1kg`).join(',')
  const long = readFragment(`#list=${many}`, () => true)
  assert.equal(long?.lines.length, mostLines)
  assert.equal(long?.surplus, 30)
})

test('an address for something else holds no list', () => {
  assert.equal(readFragment('#thank-you', isListed), undefined)
  assert.equal(readFragment('', isListed), undefined)
})

test('the message says each line as sales reads it', () => {
  const list: Line[] = [
    { id: 'cashews-w320', quantity: '500', unit: 'kg', note: '10kg vacuum bags' },
    { id: 'cumin-seed', quantity: '', unit: 'kg', note: '' },
    { id: 'cumin-seed', quantity: '١', unit: 'containers', note: 'whole\nseed' },
  ]
  const text = textOf(list, nameOf, words)
  assert.equal(
    text,
    '1. Cashews W320: 500 kg, 10kg vacuum bags\n2. Cumin Seed: quantity open\n3. Cumin Seed: 1 container, whole seed',
  )
  assert.equal(messageWith(text, ' To Sharjah. '), `${text}\n\nTo Sharjah.`)
  assert.equal(messageWith('', ' as typed \n'), ' as typed \n')
})

test('two lists become one: our quantities stay, notes are joined, nothing is lost', () => {
  const ours: Line[] = [{ id: 'cumin-seed', quantity: '500', unit: 'kg', note: 'whole' }, openLine('za-atar')]
  const theirs: Line[] = [
    { id: 'cumin-seed', quantity: '2', unit: 't', note: 'by May' },
    { id: 'za-atar', quantity: '3', unit: 'cartons', note: '' },
    openLine('cashews-w320'),
  ]
  assert.deepEqual(merge(ours, theirs), [
    { id: 'cumin-seed', quantity: '500', unit: 'kg', note: 'whole; by May' },
    { id: 'za-atar', quantity: '3', unit: 'cartons', note: '' },
    openLine('cashews-w320'),
  ])
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const ids = new Set([...one, ...other].map(({ id }) => id))
      assert.deepEqual(new Set(merge(one, other).map(({ id }) => id)), ids)
      assert.ok(isSame(merge(one, one), one))
    }),
  )
})
