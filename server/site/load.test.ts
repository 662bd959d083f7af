import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headersFor } from './load.ts'

const rules = {
  '/*': { 'X-Frame-Options': 'DENY', Link: '</a.css>; rel=preload', 'X-Test': 'one' },
  '/products/*': { 'X-Test': 'two' },
  '/quiet/*': { '! Link': '' },
  '/a.b': { 'X-Dot': 'literal' },
}

test('every rule that matches counts, as on the static hosts', () => {
  assert.deepEqual(headersFor('/', rules), {
    'X-Frame-Options': 'DENY',
    Link: '</a.css>; rel=preload',
    'X-Test': 'one',
  })
  assert.equal(headersFor('/products/nuts', rules)['X-Test'], 'one, two')
  assert.equal(headersFor('/products', rules)['X-Test'], 'one')
  assert.equal(headersFor('/quiet/page', rules).Link, undefined)
  assert.equal(headersFor('/a.b', rules)['X-Dot'], 'literal')
  assert.equal(headersFor('/axb', rules)['X-Dot'], undefined)
})
