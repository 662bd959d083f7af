import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, tradedGoods } from '#app/catalogue/catalogue.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import type { CategoryFacts, CategoryId } from '#content/schema/catalogue.ts'
import { tradeOf } from './trade.ts'

const [english, arabic] = sources as readonly [Source, Source]
const trade = (source: Source, id: CategoryId, name: string, showDelicate = true) => {
  const category = categoryOf(id)
  const group = category.groups.find((one) => one.id === name)
  assert.ok(group, name)
  return tradeOf(source, group, showDelicate)
}
const all = (source: Source, showDelicate: boolean) =>
  catalogue.flatMap(({ id, groups }) => groups.map((group) => trade(source, id, group.id, showDelicate)))

const categoryOf = (id: CategoryId) => catalogue.find((category) => category.id === id) as CategoryFacts

test('origins say country, what it is known for and the usual months in each language', () => {
  const [vietnam] = trade(english, 'nuts', 'cashews').origins
  assert.deepEqual(vietnam, {
    code: 'VN',
    country: 'Vietnam',
    knownFor: 'Largest kernel exporter; also shells African nuts',
    months: [[2, 5]],
    monthsSpoken: 'February to May',
    about: false,
  })
  const inArabic = trade(arabic, 'nuts', 'cashews').origins
  assert.equal(inArabic[0]?.monthsSpoken, 'من فبراير إلى مايو')
  assert.equal(inArabic.find(({ code }) => code === 'CI')?.country, 'كوت ديفوار')
})

test('countries go by the names of the trade', () => {
  const named = (source: Source) =>
    new Map(all(source, true).flatMap(({ origins }) => origins.map((one) => [one.code, one.country])))
  for (const [code, name] of [
    ['TR', 'Türkiye'],
    ['CI', 'Côte d’Ivoire'],
    ['AE', 'United Arab Emirates'],
  ] as const)
    assert.equal(named(english).get(code), name)
  for (const [code, name] of [
    ['TR', 'تركيا'],
    ['AE', 'الإمارات'],
    ['SA', 'السعودية'],
  ] as const)
    assert.equal(named(arabic).get(code), name)
  for (const [code, name] of [...named(english), ...named(arabic)]) assert.notEqual(name, code)
})

test('what is likely says so, in the calendar and in words', () => {
  const uganda = trade(english, 'spices', 'saffron-aromatics').origins.find(({ code }) => code === 'UG')
  assert.equal(uganda?.about, true)
  assert.equal(uganda?.monthsSpoken, 'about December to January, June to July')
  assert.match(
    trade(arabic, 'spices', 'saffron-aromatics').origins.find(({ code }) => code === 'UG')?.monthsSpoken ?? '',
    /تقريبًا$/,
  )
  for (const { loads } of all(english, true)) for (const { text } of loads) assert.match(text, /: about /)
  for (const { keeping } of all(english, true)) for (const { life } of keeping) assert.match(life ?? 'about', /^about/)
})

test('packs and loads are spoken with their units, which stay with their figures', () => {
  const { packs, loads } = trade(english, 'nuts', 'cashews')
  assert.deepEqual(packs, [
    { text: 'Carton of 50\u00a0lb (22.68kg): two pouches, in vacuum with carbon dioxide or nitrogen' },
  ])
  assert.deepEqual(loads, [{ text: '20 ft container: about 15.9–17\u00a0t' }])
  assert.equal(trade(arabic, 'nuts', 'cashews').loads[0]?.text, 'حاوية 20 قدمًا: من 15.9 إلى 17\u00a0طنًا تقريبًا')
  assert.equal(trade(arabic, 'nuts', 'almonds').packs[0]?.text, 'كرتون 50\u00a0رطلًا (22.68\u00a0كجم)')
})

test('the Arabic trade joins, counts and lists as Arabic does', () => {
  const uganda = trade(arabic, 'spices', 'saffron-aromatics').origins.find(({ code }) => code === 'UG')
  assert.equal(uganda?.monthsSpoken, 'ديسمبر ويناير ويونيو ويوليو تقريبًا')
  const lives = all(arabic, true).flatMap(({ keeping }) => keeping.map(({ life }) => life))
  assert.ok(lives.includes('من أسبوع إلى أسبوعين تقريبًا'))
  assert.ok(lives.includes('من شهر إلى 3\u00a0أشهر تقريبًا'))
  assert.ok(lives.includes('من أسبوعين إلى 4\u00a0أسابيع تقريبًا'))
  const said = JSON.stringify(all(arabic, true))
  assert.match(said, /\(البرازيل، فيتنام، /)
  assert.match(said, /10 × 1000\u00a0جم/)
  assert.match(said, /24–30 × 340–400\u00a0جم/)
  assert.match(said, /كرتون من 10 إلى 12\u00a0رأسًا/)
  assert.match(said, /\(18\.14\u00a0كجم\)، الولايات المتحدة/)
  assert.match(said, /3500، وخس آيسبرج 2000–2500/)
  assert.match(said, /B1\sحتى\s8، والمجموع\sحتى\s10/)
  assert.match(said, /"law":"الاتحاد الأوروبي \(2023\/915\)"/)
  assert.doesNotMatch(said, /"text":"(?:[^"]*: )?و|\) \(/)
  assert.match(said, /75,000/)
})

test('cold is told without a dash beside its minus', () => {
  assert.equal(trade(english, 'meat', 'fresh-meat').keeping[0]?.temperature, '−1.5 to 2\u00a0°C')
  assert.equal(trade(english, 'meat', 'poultry').keeping[1]?.temperature, '−18\u00a0°C or below')
  assert.equal(trade(arabic, 'nuts', 'cashews').keeping[0]?.temperature, 'من 5 إلى 15\u00a0°م')
})

test('every limit names its law, and is that of the goods in the group', () => {
  const aflatoxin = (group: string) => trade(english, 'nuts', group).tests[0]?.limits
  assert.deepEqual(aflatoxin('cashews'), [
    {
      law: 'EU 2023/915',
      lines: [
        { law: 'EU 2023/915', text: 'ready to eat, B1\u00a02, total\u00a04, before sorting\u00a05/10\u00a0µg/kg' },
      ],
    },
  ])
  assert.deepEqual(aflatoxin('almonds'), [
    {
      law: 'EU 2023/915',
      lines: [
        { law: 'EU 2023/915', text: 'ready to eat, B1\u00a08, total\u00a010, before sorting\u00a012/15\u00a0µg/kg' },
      ],
    },
    {
      law: 'Codex CXS 193',
      lines: [
        { law: 'Codex CXS 193', text: 'ready to eat, total\u00a010, total before processing\u00a015\u00a0µg/kg' },
      ],
    },
  ])
  const limits = all(english, true).flatMap(({ tests }) => tests.flatMap((one) => one.limits))
  assert.ok(limits.length > 40)
  for (const { law } of limits) assert.match(law, /^(EU|Codex|UAE|GSO|ESA|ISO|ICO|JECFA)\b/)
  assert.match(trade(english, 'nuts', 'cashews').checked, /up to [A-Z][a-z]+ \d{4}\./)
})

test('every row that is stored is printed somewhere', () => {
  const pages = [...all(english, true), ...all(english, false)]
  const origins = new Set(pages.flatMap((page) => page.origins.map(({ code, knownFor }) => `${code} ${knownFor}`)))
  const names = new Set(pages.flatMap((page) => page.names.map(({ term }) => term)))
  const { keeping: _, tests: __, terms: ___, ...files } = english.words.trade
  const words: Record<string, { origins?: Record<string, string>; names?: Record<string, string> }> = Object.assign(
    {},
    ...Object.values(files),
  )
  for (const [good, worded] of Object.entries(words)) {
    for (const [code, text] of Object.entries(worded.origins ?? {}))
      assert.ok(origins.has(`${code} ${text}`), `${good}, ${code}`)
    for (const term of Object.keys(worded.names ?? {})) assert.ok(names.has(term), `${good}, ${term}`)
  }
})

test('one switch takes every delicate origin off the pages', () => {
  const said = (showDelicate: boolean) => {
    const pages = all(english, showDelicate).map(({ labels: _, ...page }) => page)
    return JSON.stringify(pages)
  }
  const named = /Iran|Syria|Russia|Sudan(?! dyes)|Yemen|Hadramaut|Afghan|Myanmar|"(?:IR|SY|RU|SD|YE|AF|MM)"/
  assert.match(said(true), named)
  assert.doesNotMatch(said(false), named)
})

test('a name with an Arabic form is printed in it first on Arabic pages, and in Latin letters on English ones', () => {
  const names = (source: Source) =>
    trade(source, 'fruits', 'dried-fruits').names.filter(({ term }) => term === 'Khalas')
  assert.equal(names(arabic)[0]?.name, 'خلاص (Khalas)')
  assert.equal(names(english)[0]?.name, undefined)
  for (const page of all(arabic, true))
    for (const { name } of page.names)
      if (name) assert.match(name, /^(?:PPO، )?[\p{Script=Arabic}\d][^()]*(?:\([\p{Script=Latin}\d][^()]*\)[^()]*)?$/u)
})

test('names in other letters than Latin are never printed on English pages', () => {
  const typed = Object.values(tradedGoods).flatMap(({ names = {}, found = {} }) =>
    [...Object.values(names), ...Object.values(found)].flatMap((one) => one.typed ?? []),
  )
  assert.ok(typed.length > 150)
  for (const page of all(english, true))
    for (const { term } of page.names) assert.doesNotMatch(term, /[\p{Script=Arabic}\p{Script=Devanagari}]/u)
})
