import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEdition, forMarkup, splitPrint, withLeading } from './css.ts'

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

test('a page brings no rules for what it does not have', () => {
  const sheet =
    '.here_1 b{top:0}.gone_1,.here_1.gone_1,a{top:1px}[data-ground="432"]{top:2px}[data-ground="433"]{top:3px}@media screen{.gone_1{top:4px}}'
  assert.equal(
    forMarkup(sheet, '<p class="here_1" data-ground="433">'),
    '.here_1 b{top:0}a{top:1px}[data-ground="433"]{top:3px}',
  )
})

test('what a script brings is kept', () => {
  assert.equal(forMarkup('.late_1{top:0}.gone_1{top:0}', '', 'const s={late:`late_1`}'), '.late_1{top:0}')
})

test('what is listed as an alternative or as missing need not be there', () => {
  const sheet = '.here_1:not(.gone_1:has(.gone_2)) :is(.gone_3,.here_2){top:0}'
  assert.equal(forMarkup(sheet, '<p class="here_1">'), sheet)
})

test("a line height is settled by the edition's typefaces", () => {
  const sheet = 'a{line-height:calc(1.5 * var(--leading-text))}b{font:400 1rem / calc(1.2 * var(--leading)) serif}'
  assert.equal(
    withLeading(sheet, ':root{--leading:1.2;--leading-text:1.13}'),
    'a{line-height:1.695}b{font:400 1rem / 1.44 serif}',
  )
})
