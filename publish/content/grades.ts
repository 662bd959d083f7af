import { z } from 'zod'
import { shapes } from '#content/schema/shapes.ts'
import type { Modules } from './files.ts'
import { placeOf } from './place.ts'
import { idOf, type Listed, nameOf, say } from './products.ts'
import { named, number, numbers, shaped, string, yes } from './schema.ts'

const product = string.optional()
const codes = { columns: z.array(string), rows: z.array(shaped({ id: string, codes: z.array(string) })) }
const sizes = [
  shaped({
    kind: z.literal('counts'),
    shape: z.enum(shapes),
    grams: number,
    heap: number.optional(),
    items: z.array(shaped({ label: string, count: numbers, product, shown: yes })),
  }),
  shaped({
    kind: z.literal('weights'),
    shape: z.enum(shapes),
    directions: number,
    codes: shaped(codes).optional(),
    items: z.array(shaped({ label: string.optional(), grams: number })),
  }),
  shaped({
    kind: z.literal('widths'),
    shape: z.enum(shapes),
    items: z.array(shaped({ label: string.optional(), mm: numbers, product })),
    spans: z
      .array(shaped({ label: string, ar: string.optional(), from: string, to: string, sold: named(string) }))
      .optional(),
  }),
] as const
const scaled = shaped({ id: string, at: numbers, open: yes, under: yes, color: string })

export const grade = z.discriminatedUnion('kind', [
  ...sizes,
  shaped({ kind: z.literal('series'), rows: z.array(shaped({ id: string, of: z.discriminatedUnion('kind', sizes) })) }),
  shaped({ kind: z.literal('cuts'), codes: shaped(codes) }),
  shaped({ kind: z.literal('purity'), sackKg: number, percent: z.array(number) }),
  shaped({
    kind: z.literal('scale'),
    from: number,
    to: number,
    logarithmic: yes,
    least: yes,
    equal: number.optional(),
    mark: shaped({ id: string, at: number }).optional(),
    items: z.array(scaled),
  }),
  shaped({ kind: z.literal('looks'), items: z.array(shaped({ id: string, shape: z.enum(shapes) })) }),
  shaped({
    kind: z.literal('matrix'),
    columns: z.array(string),
    rows: z.array(shaped({ id: string, has: z.array(string) })),
  }),
  shaped({ kind: z.literal('codes'), ...codes }),
  shaped({ kind: z.literal('table') }),
])

type Grades = Record<string, { items?: { label?: string; product?: string }[] }>

/** Products with a grade like those of their group that is not among its figures: their guide would show dashes. */
export function* checkNewGrades(products: Listed[], modules: Modules) {
  for (const product of products) {
    const { category, group } = product
    const file = `content/${category}/grades.ts`
    const items = (modules.get(file)?.grades as Grades | undefined)?.[group]?.items ?? []
    const labels = items.filter((one) => one.product).map(({ label }) => label)
    const isThere = items.some((one) => one.product === idOf(product))
    const added = !isThere && idOf(product) && missingItem(product, labels)
    if (!added) continue
    const { line } = placeOf(file, ['grades', group, 'items'])
    const sentence = `“${nameOf(product)}” has a grade that its group does not know, and its guide would show dashes. Add ${added} to the items of \`${group}\` in ${file}, line ${line}.`
    yield say(product, '', sentence)
  }
}

/** The line to add for a product that reads like those that have one. */
function missingItem(product: Listed, labels: (string | undefined)[]) {
  const name = [product.its.en].flat().join(' ')
  for (const label of labels) {
    const found = name.match(label === undefined ? /\d+(?:[–-]\d+)?(?= mm\b)/ : patternOf(label))?.[0]
    const figures = found?.match(/\d+/g)?.join(', ')
    if (found && label === undefined) return `{ mm: [${figures}], product: '${idOf(product)}' }`
    if (found) return `{ label: '${found}', count: [${figures}], product: '${idOf(product)}' }`
  }
  return undefined
}

/** What a label such as W180 or 18/20 looks like with other figures. */
function patternOf(label: string) {
  const figures = label
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\d+/g, '\\d+')
    .replace(/[/–-]/g, '[/–-]')
  return new RegExp(`(?<![\\w/])${figures}(?![\\w/])`)
}
