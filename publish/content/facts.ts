import { z } from 'zod'
import type { Modules } from './files.ts'
import { grade } from './grades.ts'
import { lineOf } from './place.ts'
import { idOf, type Listed } from './products.ts'
import { eachOnce, isBroken, named, number, rule, sentencesOf, shaped, string, strings, yes } from './schema.ts'

const amount = z.union([number, z.array(number), shaped({ from: number, to: number })])
const bounds = rule(shaped({ from: number.optional(), to: number.optional() }), function* ({ from, to }) {
  if (from !== undefined && to !== undefined && from > to)
    yield [`it goes down from ${from} to ${to}. Exchange the two.`]
})
const percent = rule(bounds, function* ({ from = 0, to = 0 }) {
  if (Math.max(from, to) > 100) yield ['it is above 100%. Write percent.']
})
const worded = shaped({ en: string, ar: string.optional() })
const month = rule(number, function* (one) {
  if (!Number.isInteger(one) || one < 1 || one > 12) yield [`there is no month ${one}. Write months from 1 to 12.`]
})
const year = rule(string, function* (signs) {
  if (!/^[#+.]{12}$/.test(signs))
    yield [`“${signs}” is not of twelve signs. Write #, + or . for each month from January to December.`]
})
const bodies = ['EU', 'Codex', 'UAE', 'GSO', 'ESA', 'ISO', 'ICO', 'JECFA']
const kilosInAPound = 0.453592

type Names = Record<string, { of?: string[] }>
type Traded = { of: string[]; names?: Names; found?: Names }

const isTrade = /^content\/\w+\/trade(-\w+)?\.ts$/
const tradeIn = (modules: Modules) =>
  [...modules].flatMap(([file, { trade }]) =>
    isTrade.test(file) ? [[file, (trade ?? {}) as Record<string, Traded>] as const] : [],
  )

/** What a file of facts exports, by its name; what one file names has to stand in the other. */
function shapesOf(modules: Modules, listed: Listed[]): [file: RegExp, name: string, shape: z.ZodType][] {
  const exported = (file: string, name: string) => modules.get(`content/${file}.ts`)?.[name]
  const oneOf = (known: object = {}) => (Object.keys(known).length ? z.enum(Object.keys(known)) : string)
  const key = (file: string, name: string) => oneOf(exported(file, name) as object | undefined)
  const phrases = (exported('trade/terms.en', 'terms') ?? {}) as Record<string, object>
  const goods = z.array(oneOf(Object.assign({}, ...tradeIn(modules).map(([, trade]) => trade)))).optional()
  const goodOf = new Map(listed.map((product) => [idOf(product), product.its.good]))
  const isVegetable = (id: string) => listed.some((one) => one.category === 'vegetables' && idOf(one) === id)

  const product = rule(string, function* (id) {
    if (!goodOf.has(id)) yield [`there is no product “${id}”. Name one of the catalogue, or take it out.`]
  })
  const products = rule(z.array(product), function* (ids) {
    if (!ids.length) yield ['no product has it. Name one in `of`, or take it out.']
  })
  const country = rule(string, function* (code) {
    if (!(exported('trade/countries', 'countries') as string[] | undefined)?.includes(code))
      yield [`the country “${code}” is not known. Correct the code, or add it to content/trade/countries.ts.`]
  })
  const name = shaped({ ar: string.optional(), of: products.optional(), from: country.optional(), typed: strings })
  const origin = shaped({ harvest: z.array(z.tuple([month, month])).optional(), about: yes })
  const traded = rule(
    shaped({
      of: products,
      origins: z.record(country, origin).optional(),
      names: named(name).optional(),
      found: named(name).optional(),
    }),
    function* ({ of, names = {}, found = {} }) {
      for (const [kind, all] of Object.entries({ names, found }))
        for (const [term, its] of Object.entries(all))
          for (const id of its.of?.filter((one) => goodOf.has(one) && !of.includes(one)) ?? [])
            yield [`its good has no product “${id}”. Add the product to the good, or take it out here.`, kind, term]
    },
  )

  const { retiredCodes = {}, withdrawn = [] } = (modules.get('content/trade/standards.ts') ?? {}) as Partial<
    typeof import('#content/trade/standards.ts')
  >
  const code = rule(string, function* (digits) {
    if (!/^\d{4}\.\d\d$/.test(digits))
      yield [
        `the customs code “${digits}” is not of the form NNNN.NN. Write the six digits of HS 2022 so, or leave it out.`,
      ]
    if (retiredCodes[digits])
      yield [`the customs code ${digits} is of an earlier edition. In HS 2022 it is ${retiredCodes[digits]}.`]
  })
  const standard = rule(string, function* (one) {
    if (withdrawn.includes(one)) yield [`${one} is withdrawn. Take it out.`]
    if (!/^(ISO(\/TR)? \d+(-\d)?|CXS \d+R?|UNECE (DDP|FFV)-\d\d)$/.test(one))
      yield [`“${one}” is no citation. Write it like ISO 6465, CXS 327 or UNECE DDP-17, without a year.`]
  })
  const form = shaped({ code, form: key('trade/forms', 'forms') })
  const ofForm = {
    en: strings,
    ar: strings,
    hindi: strings,
    typed: strings,
    latin: string.optional(),
    hs: z.union([code, form.extend({ others: z.array(form).optional() }), z.null()]).optional(),
    declared: z.array(code).optional(),
    standards: z.array(standard).optional(),
    allergens: z.array(key('trade/allergens', 'allergens')).optional(),
  }
  const good = shaped({
    ...ofForm,
    romanized: strings,
    nonHalal: yes,
    scripts: strings,
    products: named(shaped(ofForm)).optional(),
  })
  const allGoods = rule(named(good), function* (all) {
    for (const [name, { products = {} }] of Object.entries(all))
      for (const id of Object.keys(products).filter((one) => goodOf.get(one) !== name))
        yield [`“${id}” is no product of this good. Correct the id, or take the line out.`, name, 'products', id]
  })

  const pack = rule(
    shaped({
      of: goods,
      from: z.array(country).optional(),
      in: oneOf(phrases.holders),
      unit: z.enum(['kg', 'g', 'ml', 't', 'heads', 'patties']),
      amount,
      times: amount.optional(),
      pounds: number.optional(),
      about: yes,
    }),
    function* ({ unit, amount, pounds = 0 }) {
      const kilos = pounds * kilosInAPound
      if (unit === 'kg' && kilos && typeof amount === 'number' && Math.abs(kilos - amount) > kilos / 100)
        yield [`${pounds} pounds are ${kilos.toFixed(2)} kg, not ${amount}. Correct one of the two.`]
    },
  )
  const load = shaped({ of: goods, container: z.enum(['20', '40', '40-high', '40-reefer']), tons: amount })
  const packing = shaped({ packs: eachOnce(pack, 'the pack', JSON.stringify), loads: z.array(load).optional() })
  const keeping = shaped({
    celsius: bounds,
    humidity: percent.optional(),
    life: shaped({ amount, unit: z.enum(['days', 'weeks', 'months']) }).optional(),
  })
  const limit = rule(
    shaped({
      body: string.optional(),
      act: string.optional(),
      of: goods,
      unit: z.enum(['µg/kg', 'mg/kg', 'mg/100 ml', '%']).optional(),
      at: z.array(z.tuple([oneOf(phrases.phrases)], string)),
    }),
    function* ({ body = '', act, at }) {
      if (!bodies.includes(body))
        yield ['the limit does not say whose it is. Name in `body` who has set it, or take the limit out.']
      else if (act !== undefined && !/\d/.test(act))
        yield [`the limit cites “${act}”. Write the number of the law or standard, or leave \`act\` out.`]
      if (!at.length) yield ['the limit says nothing. Write what is limited in `at`, or take it out.']
    },
  )
  const season = rule(shaped({ product, from: country, year, about: yes }), function* ({ product, about }) {
    if (about && isVegetable(product))
      yield [`of vegetables such as ${product} only sure months are shown. Take the row out until it is sure.`]
  })

  return [
    [/\/goods(-\w+)?\.ts$/, 'goods', allGoods],
    [/\/grades\.ts$/, 'grades', named(grade)],
    [isTrade, 'trade', named(traded)],
    [/trade\/dryPacking\.ts$/, 'dryPacking', named(packing)],
    [/trade\/freshPacking\.ts$/, 'freshPacking', named(packing)],
    [/trade\/keeping\.ts$/, 'keeping', named(keeping)],
    [/trade\/tests\.ts$/, 'tests', named(shaped({ limits: z.array(limit).optional() }))],
    [/trade\/seasons\.ts$/, 'seasons', eachOnce(season, 'the row', ({ product, from }) => `${product} ${from}`)],
    [/trade\/forms\.ts$/, 'forms', named(worded)],
    [/trade\/allergens\.ts$/, 'allergens', named(worded)],
    [/trade\/groupTests\.ts$/, 'askedOf', named(z.array(key('trade/tests', 'tests')))],
    [/trade\/keeping\.ts$/, 'keptBy', named(z.array(key('trade/keeping', 'keeping')))],
  ]
}

/** Facts that are misspelled, missing or of another kind; and where all are right so far, those that break a rule. */
export function checkFacts(modules: Modules, products: Listed[]) {
  const slips = new Set<string>()
  const rules = new Set<string>()
  for (const [files, name, shape] of shapesOf(modules, products))
    for (const [file, exports] of modules)
      if (files.test(file))
        for (const issue of shape.safeParse(exports[name]).error?.issues ?? [])
          for (const sentence of sentencesOf(issue, { file, keys: [name], value: exports[name] }))
            (isBroken(issue) ? rules : slips).add(sentence)
  return { slips: [...slips], rules: slips.size ? [] : [...rules, ...twice(modules)] }
}

/** A good that stands in two files, or a name that stands twice for the same product. */
function* twice(modules: Modules) {
  const goods = tradeIn(modules).flatMap(([file, trade]) =>
    Object.entries(trade).map(([id, its]) => ({ file, id, its, place: `${lineOf(file, ['trade', id])} (${id})` })),
  )
  for (const [first, second] of Map.groupBy(goods, ({ id }) => id).values())
    if (first && second) yield `${second.place}: it stands in ${first.file} as well. Keep one of the two.`
  const terms = goods.flatMap(({ place, its }) =>
    [...Object.entries(its.names ?? {}), ...Object.entries(its.found ?? {})].flatMap(([term, { of = its.of }]) =>
      of.map((product) => ({ place: `${place}, “${term}”`, key: `${product} ${term.toLowerCase()}` })),
    ),
  )
  const seconds = [...Map.groupBy(terms, ({ key }) => key).values()].flatMap(([, second]) => second?.place ?? [])
  for (const place of new Set(seconds)) yield `${place}: the name stands twice. Keep one of the two.`
}
