import { z } from 'zod'
import { shapes } from '#content/schema/shapes.ts'
import type { Modules } from './files.ts'
import { placeOf, valueAt } from './place.ts'
import { didYouMean, missing, type Side, sayLine, unknown } from './words.ts'

const names = new Set<string>()

/** An object that has these fields and no others. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  for (const name of Object.keys(shape)) names.add(name)
  return z.strictObject(shape)
}

const text = z.string()
const texts = z.array(text).optional()
const number = z.number()
const yes = z.literal(true).optional()
const named = (value: z.ZodType) => z.record(text, value)
const range = z.tuple([number], number)
const amount = z.union([number, z.array(number), fields({ from: number, to: number })])
const bounds = fields({ from: number.optional(), to: number.optional() })
const worded = fields({ en: text, ar: text.optional() })

const product = text.optional()
const codes = { columns: z.array(text), rows: z.array(fields({ id: text, codes: z.array(text) })) }
const sizes = [
  fields({
    kind: z.literal('counts'),
    shape: z.enum(shapes),
    grams: number,
    heap: number.optional(),
    items: z.array(fields({ label: text, count: range, product, shown: yes })),
  }),
  fields({
    kind: z.literal('weights'),
    shape: z.enum(shapes),
    directions: number,
    codes: fields(codes).optional(),
    items: z.array(fields({ label: text.optional(), grams: number })),
  }),
  fields({
    kind: z.literal('widths'),
    shape: z.enum(shapes),
    items: z.array(fields({ label: text.optional(), mm: range, product })),
    spans: z.array(fields({ label: text, ar: text.optional(), from: text, to: text, sold: named(text) })).optional(),
  }),
] as const
const scaled = fields({ id: text, at: range, open: yes, under: yes, color: text.optional() })
const grade = z.discriminatedUnion('kind', [
  ...sizes,
  fields({ kind: z.literal('series'), rows: z.array(fields({ id: text, of: z.discriminatedUnion('kind', sizes) })) }),
  fields({ kind: z.literal('cuts'), codes: fields(codes) }),
  fields({ kind: z.literal('purity'), sackKg: number, percent: z.array(number) }),
  fields({
    kind: z.literal('scale'),
    from: number,
    to: number,
    logarithmic: yes,
    least: yes,
    equal: number.optional(),
    items: z.array(scaled),
  }),
  fields({ kind: z.literal('looks'), items: z.array(fields({ id: text, shape: z.enum(shapes) })) }),
  fields({
    kind: z.literal('matrix'),
    columns: z.array(text),
    rows: z.array(fields({ id: text, has: z.array(text) })),
  }),
  fields({ kind: z.literal('codes'), ...codes }),
  fields({ kind: z.literal('table') }),
])

const name = fields({ ar: text.optional(), of: texts, from: text.optional(), typed: texts })
const traded = fields({
  of: z.array(text),
  origins: named(fields({ harvest: z.array(z.tuple([number, number])).optional(), about: yes })).optional(),
  names: named(name).optional(),
  found: named(name).optional(),
})
/** What a file of facts exports, by its name; what one file names has to stand in the other. */
function shapesOf(modules: Modules): [file: RegExp, name: string, shape: z.ZodType][] {
  const oneOf = (known: object = {}) => (Object.keys(known).length ? z.enum(Object.keys(known)) : text)
  const key = (file: string, name: string) => oneOf(modules.get(file)?.[name] as object | undefined)
  const phrases = (modules.get('content/trade/terms.en.ts')?.terms ?? {}) as Record<string, object>
  const trades = [...modules].filter(([file]) => /\/trade(-\w+)?\.ts$/.test(file)).map(([, { trade }]) => trade)
  const goods = z.array(oneOf(Object.assign({}, ...trades))).optional()

  const form = fields({ code: text, form: key('content/trade/forms.ts', 'forms') })
  const ofForm = {
    en: texts,
    ar: texts,
    hindi: texts,
    typed: texts,
    latin: text.optional(),
    hs: z.union([text, form.extend({ others: z.array(form).optional() }), z.null()]).optional(),
    declared: texts,
    standards: texts,
    allergens: z.array(key('content/trade/allergens.ts', 'allergens')).optional(),
  }
  const good = fields({
    ...ofForm,
    romanized: texts,
    nonHalal: yes,
    scripts: texts,
    products: named(fields(ofForm)).optional(),
  })

  const pack = fields({
    of: goods,
    from: texts,
    in: oneOf(phrases.holders),
    unit: z.enum(['kg', 'g', 'ml', 't', 'heads', 'patties']),
    amount,
    times: amount.optional(),
    pounds: number.optional(),
    about: yes,
  })
  const load = fields({ of: goods, container: z.enum(['20', '40', '40-high', '40-reefer']), tons: amount })
  const packing = fields({ packs: z.array(pack), loads: z.array(load).optional() })
  const keeping = fields({
    celsius: bounds,
    humidity: bounds.optional(),
    life: fields({ amount, unit: z.enum(['days', 'weeks', 'months']) }).optional(),
  })
  const limit = fields({
    body: text.optional(),
    act: text.optional(),
    of: goods,
    unit: z.enum(['µg/kg', 'mg/kg', '%']).optional(),
    at: z.array(z.tuple([oneOf(phrases.phrases)], text)),
  })
  const season = fields({ product: text, from: text, year: text, about: yes })

  return [
    [/\/goods(-\w+)?\.ts$/, 'goods', named(good)],
    [/\/grades\.ts$/, 'grades', named(grade)],
    [/\/trade(-\w+)?\.ts$/, 'trade', named(traded)],
    [/trade\/dryPacking\.ts$/, 'dryPacking', named(packing)],
    [/trade\/freshPacking\.ts$/, 'freshPacking', named(packing)],
    [/trade\/keeping\.ts$/, 'keeping', named(keeping)],
    [/trade\/tests\.ts$/, 'tests', named(fields({ limits: z.array(limit).optional() }))],
    [/trade\/seasons\.ts$/, 'seasons', z.array(season)],
    [/trade\/forms\.ts$/, 'forms', named(worded)],
    [/trade\/allergens\.ts$/, 'allergens', named(worded)],
    [/trade\/groupTests\.ts$/, 'askedOf', named(z.array(key('content/trade/tests.ts', 'tests')))],
    [/trade\/keeping\.ts$/, 'keptBy', named(z.array(key('content/trade/keeping.ts', 'keeping')))],
  ]
}

/** Facts that are misspelled, missing or of another kind, a sentence each. */
export function checkFacts(modules: Modules): string[] {
  const told = new Set<string>()
  for (const [files, name, shape] of shapesOf(modules))
    for (const [file, exports] of modules)
      if (files.test(file) && !file.startsWith('content/site/'))
        for (const issue of shape.safeParse(exports[name]).error?.issues ?? [])
          for (const sentence of sentencesOf(issue, { file, keys: [name], value: exports[name] })) told.add(sentence)
  return [...told]
}

function sentencesOf(issue: z.core.$ZodIssue, whole: Side): string[] {
  const keys = [...whole.keys, ...issue.path.map(String)]
  const value = valueAt(whole.value, issue.path)
  const side = { file: whole.file, keys, value }
  const key = String(keys.at(-1))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((one) => unknown(side, one, names))
  if (value === undefined) return [missing({ ...side, keys: keys.slice(0, -1) }, key)]
  if (issue.code === 'invalid_value')
    return [
      `${sayLine(side)}: \`${value}\` is none of the values that fit here.${didYouMean(String(value), issue.values.map(String))}`,
    ]
  if (issue.code === 'invalid_union' && issue.errors[0]?.[0])
    return [...new Set(issue.errors.flatMap((errors) => errors.flatMap((one) => sentencesOf(one, side))))].slice(-1)
  const { text: written } = placeOf(side.file, keys)
  return [
    `${sayLine(side)}: \`${key}\` is ${written.slice(0, 40) || 'of another kind'}, which does not fit here. A text stands in quotation marks, a figure without.`,
  ]
}
