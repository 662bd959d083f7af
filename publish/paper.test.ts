import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apart } from './paper.ts'

test('what only paper needs is parted from what a screen needs', () => {
  const sheet =
    'a{color:red}@media print{@page{size:A4}a{color:#000}}b{top:0}@media screen and (width<=9rem){b{top:1px}}'
  assert.deepEqual(apart(`${sheet}@media print{b{top:2px}}`), {
    screen: 'a{color:red}b{top:0}@media screen and (width<=9rem){b{top:1px}}',
    paper: '@media print{@page{size:A4}a{color:#000}}@media print{b{top:2px}}',
  })
})

test('a sheet without paper stays as it is', () => {
  assert.deepEqual(apart('a{color:red}'), { screen: 'a{color:red}', paper: '' })
})
