import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkContradictions, englishGuides, type GuideText, type RowText } from './contradictions.ts'

const row = (said: string, facts: Partial<RowText['facts']> = {}, name = 'Chai Latte Mix'): RowText => ({
  place: 'mixes.ts, line 7',
  name,
  said,
  facts: { allergens: [], standards: [], ...facts },
})
const guide = (rows: RowText[], rest: Partial<GuideText> = {}): GuideText => ({
  place: 'mixes.ts, line 1',
  rows,
  texts: [],
  stated: [],
  ...rest,
})
const term = (text: string) => [{ place: 'mixes.ts, line 9', text }]

test('no row contradicts what is said over it', () => {
  const guides = englishGuides()
  assert.equal(guides.length, 32)
  assert.deepEqual([...checkContradictions(guides)], [])
})

for (const [what, wrong, right, sentence] of [
  [
    'milk powder in a mix of no class',
    guide([row('Tea, spices, sugar and milk powder.')]),
    guide([row('Tea, spices, sugar and milk powder.', { allergens: ['milk'] })]),
    /^mixes\.ts, line 7: it says “milk powder”, and Chai Latte Mix carries no such allergen class\. Add/,
  ],
  [
    'a product of soy beside one of whey',
    guide([row('Whey, soy or pea.', { allergens: ['milk-if-whey'] })]),
    guide([row('Whey, soy or pea.', { allergens: ['milk-if-whey', 'soybeans-if-soy'] })]),
    /“soy”/,
  ],
  [
    'a treatment with sulfur that a term tells of the product',
    guide([row('Rose-red shell.', {}, 'Lychee'), row('Red.', {}, 'Rambutan')], {
      texts: term('Sulfured lychee: Some origins treat lychees with sulfur dioxide.'),
    }),
    guide([row('Rose-red shell.', { allergens: ['sulfites-if-treated'] }, 'Lychee'), row('Red.', {}, 'Rambutan')], {
      texts: term('Some origins treat lychees with sulfur dioxide.'),
    }),
    /^mixes\.ts, line 9: it says “.*”, and Lychee carries/,
  ],
  [
    'an allergen in the words of a guide where nothing carries it',
    guide([row('Bright white crystals.')], { texts: term('Icing sugar often has some starch.') }),
    guide([row('A powder.', { allergens: ['gluten-if-starch'] })], { texts: term('It often has some starch.') }),
    /“starch”, and no product here/,
  ],
  [
    'a code of swine beside beef',
    guide([row('Beef or turkey. Pork is non-halal.', { hs: { code: '0210.12' } }, 'Bacon')]),
    guide([row('Beef or turkey. Pork is non-halal.', {}, 'Bacon')]),
    /it says “Beef”, and the customs code of Bacon, 0210\.12, is of another animal/,
  ],
  [
    'a figure of the category over a product that cannot have it',
    guide([row('Ready to drink, with caffeine.')], { stated: ['beveragePacks'] }),
    guide([row('Ready to drink, with caffeine.')], { stated: ['mixPacks'] }),
    /it says “Ready to drink”, and our figure `beveragePacks` stands over Chai Latte Mix/,
  ],
  [
    'tons over saffron',
    guide([row('Long red threads.', {}, 'Negin Saffron')], { stated: ['bulk'] }),
    guide([row('Long red threads.', {}, 'Negin Saffron')], { stated: ['aromaticBulk'] }),
    /“Saffron”, and our figure `bulk`/,
  ],
  [
    'one standard over goods of different forms',
    guide([
      row('Mild.', { standards: ['CXS 12'] }, 'Clover Honey'),
      row('For processing.', { standards: ['CXS 12'] }, 'Baker’s Honey'),
    ]),
    guide([row('Mild.', { standards: ['CXS 12'] }, 'Clover Honey'), row('For processing.', {}, 'Baker’s Honey')]),
    /^mixes\.ts, line 1: CXS 12 stands over all of it, and Clover Honey and Baker’s Honey are of different forms/,
  ],
] as const)
  test(`the build finds ${what}`, () => {
    assert.match([...checkContradictions([wrong])].join('\n'), sentence)
    assert.deepEqual([...checkContradictions([right])], [])
  })

test('what is said not to be there is no contradiction', () => {
  for (const said of ['For gluten-free baking.', 'Not sulfured.', 'Made without soy.'])
    assert.deepEqual([...checkContradictions([guide([row(said)])])], [], said)
})
