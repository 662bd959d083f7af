import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkTrade } from './trade-facts.ts'

const none = { files: {}, packing: {}, keeping: {}, tests: {}, seasons: [] }
const nuts = (good: object) => ({ ...none, files: { nuts: { cashew: { of: ['cashews-w320'], ...good } } } })
const packs = (...rows: object[]) => ({ ...none, packing: { dryPacking: { cashews: { packs: rows } } } })
const limit = (row: object) => ({ ...none, tests: { aflatoxin: { limits: [{ at: [['total', '10']], ...row }] } } })
const season = (...rows: object[]) => ({ ...none, seasons: rows })
const mangoes = { product: 'mangoes', from: 'IN', year: '..+###+.....' }

test('nothing is wrong with the facts of the trade', () => {
  assert.deepEqual(checkTrade(), [])
})

test('nothing is said of what is right', () => {
  assert.deepEqual(
    checkTrade(nuts({ origins: { TZ: { harvest: [[10, 1]] } }, names: { W320: {} }, found: { W500: {} } }) as never),
    [],
  )
  assert.deepEqual(checkTrade(packs({ in: 'carton', unit: 'kg', amount: 22.68, pounds: 50 }) as never), [])
  assert.deepEqual(checkTrade(limit({ body: 'EU', act: '2023/915' }) as never), [])
  assert.deepEqual(checkTrade(season(mangoes, { ...mangoes, from: 'PK' }) as never), [])
})

for (const [what, facts, sentence] of [
  [
    'a month that does not exist',
    nuts({ origins: { VN: { harvest: [[2, 13]] } } }),
    /nuts\/trade\.ts, line \d+, cashew, VN: there is no month 13\. Write/,
  ],
  ['half a month', nuts({ origins: { VN: { harvest: [[2.5, 5]] } } }), /no month 2\.5/],
  [
    'an unknown country',
    nuts({ origins: { XX: {} } }),
    /nuts\/trade\.ts, line \d+, cashew, XX: the country “XX” is not known\. Correct/,
  ],
  [
    'a name of an unknown country',
    nuts({ names: { Goa: { from: 'ZZ' } } }),
    /cashew, “Goa”: the country “ZZ” is not known/,
  ],
  ['a good that no product has', nuts({ of: [] }), /nuts\/trade\.ts, line \d+, cashew: no product has it\. Name one/],
  [
    'a product that does not exist',
    nuts({ of: ['cashews-w500'] }),
    /nuts\/trade\.ts, line \d+, cashew: there is no product “cashews-w500”\. Name/,
  ],
  ['a variety that no product has', nuts({ names: { W500: { of: [] } } }), /cashew, “W500”: no product has it/],
  [
    'a grade of a product that does not exist',
    nuts({ found: { W500: { of: ['cashews-w500'] } } }),
    /cashew, “W500”: there is no product “cashews-w500”/,
  ],
  [
    'a grade of another good',
    nuts({ names: { Kerman: { of: ['pistachios'] } } }),
    /“Kerman”: its good has no product “pistachios”/,
  ],
  [
    'a name that stands twice',
    nuts({ names: { W320: {} }, found: { w320: {} } }),
    /“w320”: the name stands twice\. Keep/,
  ],
  [
    'a good in two files',
    { ...none, files: { nuts: { cashew: { of: ['cashews'] } }, fruits: { cashew: { of: ['cashews'] } } } },
    /fruits\/trade\.ts, line \d+, cashew: it stands in content\/nuts\/trade\.ts as well/,
  ],
  [
    'a pack of an unknown country',
    packs({ in: 'carton', unit: 'kg', amount: 10, from: ['XX'] }),
    /dryPacking\.ts, line \d+, cashews: carton: the country “XX”/,
  ],
  [
    'pounds that are not the kilos',
    packs({ in: 'carton', unit: 'kg', amount: 25, pounds: 50 }),
    /cashews: carton: 50 pounds are 22\.68 kg, not 25/,
  ],
  [
    'a pack that stands twice',
    packs({ in: 'bag', unit: 'kg', amount: 10 }, { in: 'bag', unit: 'kg', amount: 10 }),
    /bag: the pack stands twice/,
  ],
  [
    'a temperature that is turned around',
    { ...none, keeping: { nuts: { celsius: { from: 15, to: 5 } } } },
    /keeping\.ts, line \d+, nuts: its temperature goes down from 15 to 5/,
  ],
  [
    'humidity above a hundred',
    { ...none, keeping: { nuts: { celsius: { to: 5 }, humidity: { to: 650 } } } },
    /its humidity is above 100%/,
  ],
  [
    'a limit without its law',
    limit({}),
    /tests\.ts, line \d+, aflatoxin: the limit “total 10” does not say whose it is\. Name/,
  ],
  ['a limit of nobody known', limit({ body: 'customary' }), /does not say whose it is/],
  ['a law without its number', limit({ body: 'EU', act: 'new' }), /cites “new”/],
  ['a limit that says nothing', limit({ body: 'EU', at: [] }), /a limit says nothing/],
  [
    'a year of eleven months',
    season({ ...mangoes, year: '..+###+....' }),
    /seasons\.ts, line \d+, mangoes of IN: the year “\.\.\+###\+\.\.\.\.” is not of twelve/,
  ],
  ['a season that stands twice', season(mangoes, mangoes), /mangoes of IN: the row stands twice/],
  [
    'a vegetable that is only likely',
    season({ ...mangoes, product: 'tomatoes', about: true }),
    /tomatoes of IN: of vegetables only sure months/,
  ],
  ['a season of an unknown country', season({ ...mangoes, from: 'XX' }), /the country “XX”/],
] as const)
  test(`the build complains about ${what}`, () => {
    const sentences = checkTrade(facts as never)
    assert.equal(sentences.length, 1, sentences.join('\n'))
    assert.match(sentences[0] ?? '', sentence)
  })
