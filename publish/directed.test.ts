import assert from 'node:assert/strict'
import { test } from 'node:test'
import { directed } from './directed.ts'

const english = { lang: 'en', dir: 'ltr' } as const
const arabic = { lang: 'ar', dir: 'rtl' } as const

test('an edition leaves out the rules for other directions and languages, and nothing else', () => {
  const sheet =
    '@layer reset,base;a{top:0}[dir=rtl] a:hover{scale:-1 1}:root:lang(ar) .a{line-height:2}@media print{@page{size:A4}[dir=rtl] b{top:0}}'
  assert.equal(directed(sheet, english), '@layer reset,base;a{top:0}@media print{@page{size:A4}}')
  assert.equal(directed(sheet, arabic), sheet)
})

test('of a list of selectors only those of others go, commas within brackets are none', () => {
  assert.equal(directed('[dir=rtl] :is(.a,.b:not(.c)),d{top:0}', english), 'd{top:0}')
  assert.equal(directed('.a:is(.b,.c:not(.d)),e{top:0}', english), '.a:is(.b,.c:not(.d)),e{top:0}')
})

test('a block that is left with nothing goes, too', () => {
  assert.equal(directed('@layer base{[dir=rtl] a{top:0}}', english), '')
})
