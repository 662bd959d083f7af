import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEdition, splitPrint } from './edition.ts'

const english = { lang: 'en', dir: 'ltr' } as const
const arabic = { lang: 'ar', dir: 'rtl' } as const

test('an edition leaves out the rules for other directions and languages, and nothing else', () => {
  const sheet =
    '@layer reset,base;a{top:0}[dir=rtl] a:hover{scale:-1 1}:root:lang(ar) .a{line-height:2}@media print{@page{size:A4}[dir=rtl] b{top:0}}'
  assert.equal(forEdition(sheet, english), '@layer reset,base;a{top:0}@media print{@page{size:A4}}')
  assert.equal(forEdition(sheet, arabic), sheet)
})

test('of a list of selectors only those of others go, commas within brackets are none', () => {
  assert.equal(forEdition('[dir=rtl] :is(.a,.b:not(.c)),d{top:0}', english), 'd{top:0}')
  assert.equal(forEdition('.a:is(.b,.c:not(.d)),e{top:0}', english), '.a:is(.b,.c:not(.d)),e{top:0}')
})

test('a block that is left with nothing goes, too', () => {
  assert.equal(forEdition('@layer base{[dir=rtl] a{top:0}}', english), '')
})

test('what only paper needs is parted from what a screen needs', () => {
  const sheet =
    'a{color:red}@media print{@page{size:A4}a{color:#000}}b{top:0}@media screen and (width<=9rem){b{top:1px}}'
  assert.deepEqual(splitPrint(`${sheet}@media print{b{top:2px}}`), {
    screen: 'a{color:red}b{top:0}@media screen and (width<=9rem){b{top:1px}}',
    print: '@media print{@page{size:A4}a{color:#000}}@media print{b{top:2px}}',
  })
})

test('a sheet without paper stays as it is', () => {
  assert.deepEqual(splitPrint('a{color:red}'), { screen: 'a{color:red}', print: '' })
})
