import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slippery } from '../support/slips.ts'

const { project, make } = slippery('without-arabic')

test('without the Arabic edition nobody asks for Arabic', () => {
  make([
    ['config/company.ts', 'arabic: true', 'arabic: false'],
    ['content/spices/products.ts', ", ar: ['قرنفل'] }", ' }'],
    ['content/nuts/guides.ar.ts', "'pine-nuts':", "'pine-nut':"],
  ])
  // The copy has no PDF, so the build does not come to its end.
  const { said } = project.run('build', { SITE_ARABIC: 'no' })
  assert.match(said, /Building: pages/)
  assert.doesNotMatch(said, /Arabic|needs a correction/)
})
