import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, productsOf } from '../../app/catalogue/catalogue.ts'
import { productFacts } from '../../app/catalogue/productFacts.ts'
import { checkFacts } from './facts.ts'
import { loadFiles } from './files.ts'
import { listedIn } from './products.ts'

const { modules } = await loadFiles((file) => import(`../../${file}`), ['en', 'ar'], true)
const products = listedIn(modules)
/** What is looked up; other facts would add slips of their own. */
const known = [...modules].filter(([file]) => /\/(countries|standards)\.ts$/.test(file))

const said = (facts: Record<string, object>) => {
  const files = Object.entries(facts).map(([file, value]) => {
    const name = file.match(/\w+$/)?.[0] ?? ''
    return [`content/${file}.ts`, { keptBy: {}, [name]: value }] as const
  })
  return checkFacts(new Map([...known, ...files]), products)
}
const almond = (facts: object) => ({ 'nuts/goods': { almond: facts } })
const cashew = (facts: object) => ({ 'nuts/trade': { cashew: { of: ['cashews-w320'], ...facts } } })
const packs = (...rows: object[]) => ({ 'trade/dryPacking': { cashews: { packs: rows } } })
const limit = (row: object) => ({ 'trade/tests': { aflatoxin: { limits: [{ at: [['total', '10']], ...row }] } } })
const season = (...rows: object[]) => ({ 'trade/seasons': rows })
const mangoes = { product: 'mangoes', from: 'IN', year: '..+###+.....' }

test('nothing is wrong with the facts', () => {
  assert.deepEqual(checkFacts(modules, products), { slips: [], rules: [] })
})

test('every product has facts', () => {
  for (const product of catalogue.flatMap(productsOf)) assert.ok(productFacts(product.id as never).good, product.id)
})

test('what differs by form is the product’s own', () => {
  assert.deepEqual(productFacts('cumin-seed').hs, { code: '0909.31' })
  assert.deepEqual(productFacts('ground-cumin').hs, { code: '0909.32' })
  assert.deepEqual(productFacts('in-shell-pistachios-21-25').standards, ['UNECE DDP-09', 'CXS 131'])
  assert.deepEqual(productFacts('sliced-almonds').standards, [])
  assert.equal(productFacts('clover-honey').latin, 'Trifolium repens, T. pratense')
  assert.deepEqual(productFacts('baker-s-honey').standards, [])
  assert.ok(productFacts('lettuce').declared.includes('0705.19'), 'romaine and leaf are found by their own code')
  assert.equal(productFacts('blanched-peanuts').hs, undefined, 'tariffs differ')
})

test('nothing is said of what is right', () => {
  for (const facts of [
    cashew({ origins: { TZ: { harvest: [[10, 1]] } }, names: { W320: {} }, found: { W500: {} } }),
    packs({ in: 'carton', unit: 'kg', amount: 22.68, pounds: 50 }),
    limit({ body: 'EU', act: '2023/915' }),
    season(mangoes, { ...mangoes, from: 'PK' }),
  ])
    assert.deepEqual(said(facts), { slips: [], rules: [] })
})

for (const [what, facts, sentence] of [
  [
    'a code that is not NNNN.NN',
    almond({ hs: '080212' }),
    /nuts\/goods\.ts, line \d+ \(almond\.hs\): the customs code “080212”.*Write/,
  ],
  ['a code with a form that is not NNNN.NN', almond({ hs: { code: '0802.1', form: 'raw' } }), /“0802\.1”/],
  ['a code of an earlier edition', almond({ declared: ['0802.90'] }), /0802\.90 is of an earlier edition.*0802\.99/],
  [
    'a code of a single product',
    almond({ products: { 'sliced-almonds': { hs: '802.12' } } }),
    /\(almond\.products\.sliced-almonds\.hs\): the customs code “802\.12”/,
  ],
  ['a standard that is withdrawn', almond({ standards: ['ISO 6756'] }), /ISO 6756 is withdrawn/],
  ['a standard with its year', almond({ standards: ['CXS 327-2017'] }), /without a year/],
  [
    'a line for a product of another good',
    almond({ products: { 'cashews-w320': {} } }),
    /“cashews-w320” is no product/,
  ],
  [
    'a month that does not exist',
    cashew({ origins: { VN: { harvest: [[2, 13]] } } }),
    /nuts\/trade\.ts, line \d+ \(cashew\.origins\.VN\.harvest\.0\.1\): there is no month 13\. Write/,
  ],
  ['half a month', cashew({ origins: { VN: { harvest: [[2.5, 5]] } } }), /no month 2\.5/],
  [
    'an unknown country',
    cashew({ origins: { XX: {} } }),
    /nuts\/trade\.ts, line \d+ \(cashew\.origins\.XX\): the country “XX” is not known\. Correct/,
  ],
  [
    'a name of an unknown country',
    cashew({ names: { Goa: { from: 'ZZ' } } }),
    /\(cashew\.names\.Goa\.from\): the country “ZZ” is not known/,
  ],
  [
    'a good that no product has',
    cashew({ of: [] }),
    /nuts\/trade\.ts, line \d+ \(cashew\.of\): no product has it\. Name/,
  ],
  [
    'a product that does not exist',
    cashew({ of: ['cashews-w500'] }),
    /nuts\/trade\.ts, line \d+ \(cashew\.of\.0\): there is no product “cashews-w500”\. Name/,
  ],
  ['a variety that no product has', cashew({ names: { W500: { of: [] } } }), /names\.W500\.of\): no product has it/],
  [
    'a grade of a product that does not exist',
    cashew({ found: { W500: { of: ['cashews-w500'] } } }),
    /found\.W500\.of\.0\): there is no product “cashews-w500”/,
  ],
  [
    'a grade of another good',
    cashew({ names: { Kerman: { of: ['pistachios'] } } }),
    /names\.Kerman\): its good has no product “pistachios”/,
  ],
  [
    'a name that stands twice',
    cashew({ names: { W320: {} }, found: { w320: {} } }),
    /“w320”: the name stands twice\. Keep/,
  ],
  [
    'a good in two files',
    { 'nuts/trade': { cashew: { of: ['cashews'] } }, 'fruits/trade': { cashew: { of: ['cashews'] } } },
    /fruits\/trade\.ts, line \d+ \(cashew\): it stands in content\/nuts\/trade\.ts as well/,
  ],
  [
    'a pack of an unknown country',
    packs({ in: 'carton', unit: 'kg', amount: 10, from: ['XX'] }),
    /dryPacking\.ts, line \d+ \(cashews\.packs\.0\.from\.0\): the country “XX”/,
  ],
  [
    'pounds that are not the kilos',
    packs({ in: 'carton', unit: 'kg', amount: 25, pounds: 50 }),
    /\(cashews\.packs\.0\): 50 pounds are 22\.68 kg, not 25/,
  ],
  [
    'a pack that stands twice',
    packs({ in: 'bag', unit: 'kg', amount: 10 }, { in: 'bag', unit: 'kg', amount: 10 }),
    /the pack stands twice/,
  ],
  [
    'a temperature that is turned around',
    { 'trade/keeping': { nuts: { celsius: { from: 15, to: 5 } } } },
    /keeping\.ts, line \d+ \(nuts\.celsius\): it goes down from 15 to 5/,
  ],
  [
    'humidity above a hundred',
    { 'trade/keeping': { nuts: { celsius: { to: 5 }, humidity: { to: 650 } } } },
    /\(nuts\.humidity\): it is above 100%/,
  ],
  [
    'a limit without its law',
    limit({}),
    /tests\.ts, line \d+ \(aflatoxin\.limits\.0\): the limit does not say whose it is\. Name/,
  ],
  ['a limit of nobody known', limit({ body: 'customary' }), /does not say whose it is/],
  ['a law without its number', limit({ body: 'EU', act: 'new' }), /cites “new”/],
  ['a limit that says nothing', limit({ body: 'EU', at: [] }), /the limit says nothing/],
  [
    'a year of eleven months',
    season({ ...mangoes, year: '..+###+....' }),
    /seasons\.ts, line \d+ \(0\.year\): “\.\.\+###\+\.\.\.\.” is not of twelve/,
  ],
  ['a season that stands twice', season(mangoes, mangoes), /seasons\.ts, line \d+ \(1\): the row stands twice/],
  [
    'a vegetable that is only likely',
    season({ ...mangoes, product: 'tomatoes', about: true }),
    /of vegetables such as tomatoes only sure months/,
  ],
  ['a season of an unknown country', season({ ...mangoes, from: 'XX' }), /the country “XX”/],
] as const)
  test(`the build complains about ${what}`, () => {
    const { slips, rules } = said(facts)
    assert.deepEqual(slips, [])
    assert.equal(rules.length, 1, rules.join('\n'))
    assert.match(rules[0] ?? '', sentence)
  })
