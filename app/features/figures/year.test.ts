import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrivalsIn } from './year.ts'

test('countries and goods of a month are parted by the comma of the page', () => {
  const arabic = {
    lang: 'ar',
    months: ['يناير', 'فبراير'],
    arriving: 'في شهر {month}: {goods}.',
    nothing: 'لا شيء',
    goods: [{ good: 'مانجو', from: [['الهند', '10'] as const, ['مصر', '10'] as const] }],
  }
  assert.equal(arrivalsIn(0, arabic), 'في شهر يناير: مانجو (الهند، مصر).')
  assert.equal(arrivalsIn(1, arabic), 'في شهر فبراير: لا شيء.')
  const english = {
    ...arabic,
    lang: 'en',
    goods: [
      { good: 'Mangoes', from: [['India', '1'] as const, ['Egypt', '1'] as const] },
      { good: 'Grapes', from: [['Chile', '1'] as const] },
    ],
  }
  assert.match(arrivalsIn(0, english), /Mangoes \(India, Egypt\), Grapes \(Chile\)/)
})
