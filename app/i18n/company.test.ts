import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arabic } from '#content/site/ar/words.ts'
import { english } from '#content/site/en/words.ts'
import { inOwnCity } from './company.ts'

test('a company in another city is told to be there, in both languages', () => {
  const told = JSON.stringify(inOwnCity(english, 'en', 'Muscat'))
  assert.match(told, /Wholesale Food Ingredients in Muscat/)
  assert.deepEqual(told.match(/.{10}\bDubai\b(?! time)/g), null)
  const inArabic = JSON.stringify(inOwnCity(arabic, 'ar', 'مسقط'))
  assert.match(inArabic, /في مسقط/)
  assert.deepEqual(inArabic.match(/.{10}(?<!بتوقيت )دبي/g), null)
})

test('the clock stays that of Dubai, and in Dubai nothing changes', () => {
  assert.match(JSON.stringify(inOwnCity(english, 'en', 'Muscat')), /Dubai time/)
  assert.equal(inOwnCity(english, 'en', 'Dubai'), english)
})
