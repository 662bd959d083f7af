import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { list as arabic } from '#content/site/ar/list.ts'
import { list as english } from '#content/site/en/list.ts'
import { fragmentOf, readFragment } from './address.ts'
import { amountOf, type Line, merge, mostLines, onOneLine, openLine, textOf, units } from './line.ts'
import { messageWith } from './storage.ts'

const listed = ['cashews-w320', 'cumin-seed', 'refined-white-sugar', 'za-atar']
const isListed = (id: string) => listed.includes(id)
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
          name: fc.constant(''),
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
  assert.deepEqual(shared?.lines, [{ ...openLine('cumin-seed'), quantity: '1', unit: 't' }])
  const many = Array.from({ length: 130 }, (_, index) => `product-${index}:1kg`).join(',')
  const long = readFragment(`#list=${many}`, () => true)
  assert.equal(long?.lines.length, mostLines)
  assert.equal(long?.surplus, 30)
})

test('an address for something else holds no list', () => {
  assert.equal(readFragment('#thank-you', isListed), undefined)
  assert.equal(readFragment('', isListed), undefined)
})

test('a quantity and its unit are written as the language counts', () => {
  const inArabic = (quantity: string, unit: Line['unit']) =>
    amountOf({ ...openLine('za-atar'), quantity, unit }, arabic.amounts, 'ar')
  for (const [quantity, said] of [
    ['0', '0 كيس'],
    ['1', 'كيس واحد'],
    ['٢', 'كيسان'],
    ['3', '3 أكياس'],
    ['10', '10 أكياس'],
    ['11', '11 كيسًا'],
    ['100', '100 كيس'],
    ['1,003', '1,003 أكياس'],
    ['2.5', '2.5 كيس'],
    ['من 5 إلى 10', 'من 5 إلى 10 كيس'],
    ['', ''],
  ] as const)
    assert.equal(inArabic(quantity, 'bags'), said)
  assert.equal(inArabic('2', 't'), '2 طن')
  assert.equal(inArabic('5', 'containers'), '5 حاويات')
  assert.equal(inArabic('500', 'kg'), '500 كجم')
  const inEnglish = (quantity: string, unit: Line['unit']) =>
    amountOf({ ...openLine('za-atar'), quantity, unit }, english.amounts, 'en')
  assert.deepEqual(
    [inEnglish('1', 'containers'), inEnglish('20', 'containers'), inEnglish('about 5', 'bags'), inEnglish('1', 'kg')],
    ['1 container', '20 containers', 'about 5 bags', '1kg'],
  )
})

test('a unit that was typed is the unit', () => {
  for (const [quantity, written] of [
    ['1 ton', '1 ton'],
    ['2 x 20ft', '2 x 20ft'],
    ['٢ طن', '2 طن'],
    ['10 أكياس', '10 أكياس'],
    ['1 ton per month', '1 ton per month'],
    ['5kg x 10', '5kg x 10'],
  ] as const) {
    const line = { ...openLine('za-atar', 'Za’atar'), quantity }
    assert.equal(amountOf(line, english.amounts, 'en'), written)
    assert.equal(amountOf({ ...line, unit: 'bags' }, arabic.amounts, 'ar'), written)
    assert.equal(textOf([line]), `1. Za’atar: ${written}`)
  }
})

test('a unit that was chosen is never lost', () => {
  for (const [quantity, written, inArabic] of [
    ['5 to 10', '5 to 10kg', '5 to 10 كجم'],
    ['500 per month', '500 per month (kg)', '500 per month (كجم)'],
    ['10k', '10k (kg)', '10k (كجم)'],
    ['a few', 'a few (kg)', 'a few (كجم)'],
  ] as const) {
    const line = { ...openLine('za-atar', 'Za’atar'), quantity }
    assert.equal(amountOf(line, english.amounts, 'en'), written)
    assert.equal(amountOf(line, arabic.amounts, 'ar'), inArabic)
    assert.equal(textOf([line]), `1. Za’atar: ${written}`)
  }
})

test('the message says each line as sales reads it', () => {
  const list: Line[] = [
    { ...openLine('cashews-w320', 'Cashews W320'), quantity: '500', note: '10kg vacuum bags' },
    { ...openLine('cumin-seed', 'كمون'), forSales: 'Cumin Seed (كمون)' },
    { ...openLine('cumin-seed', 'كمون'), quantity: '١', unit: 'containers', note: 'whole\nseed' },
    { ...openLine('za-atar'), quantity: '2', unit: 'liters' },
  ]
  const text = textOf(list)
  assert.equal(
    text,
    [
      '1. Cashews W320: 500kg, 10kg vacuum bags',
      '2. Cumin Seed (كمون): quantity open',
      '3. cumin-seed (كمون): 1 container, whole seed',
      '4. za-atar: 2 liters',
    ].join('\n'),
  )
  assert.equal(messageWith(text, ' To Sharjah. '), `${text}\n\nTo Sharjah.`)
  assert.equal(messageWith('', ' as typed \n'), ' as typed \n')
})

test('two lists become one: our quantities stay, notes are joined, nothing is lost', () => {
  const ours: Line[] = [{ ...openLine('cumin-seed'), quantity: '500', note: 'whole' }, openLine('za-atar')]
  const theirs: Line[] = [
    { ...openLine('cumin-seed'), quantity: '2', unit: 't', note: 'by May' },
    { ...openLine('za-atar'), quantity: '3', unit: 'cartons' },
    openLine('cashews-w320'),
  ]
  assert.deepEqual(merge(ours, theirs), [
    { ...openLine('cumin-seed'), quantity: '500', note: 'whole; by May' },
    { ...openLine('za-atar'), quantity: '3', unit: 'cartons' },
    openLine('cashews-w320'),
  ])
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const ids = new Set([...one, ...other].map(({ id }) => id))
      assert.deepEqual(new Set(merge(one, other).map(({ id }) => id)), ids)
      assert.deepEqual(merge(one, one), one)
    }),
  )
})
