import { z } from 'zod'
import { placeOf, sayPlace, valueAt } from './place.ts'
import { didYouMean, missing, type Side, sayLine, unknown } from './words.ts'

const names = new Set<string>()

/** An object that has these fields and no others. */
export function shaped<Shape extends z.ZodRawShape>(shape: Shape) {
  for (const name of Object.keys(shape)) names.add(name)
  return z.strictObject(shape)
}

export const string = z.string()
export const strings = z.array(string).optional()
export const number = z.number()
export const yes = z.literal(true).optional()
export const numbers = z.tuple([number], number)
export const named = <Shape extends z.ZodType>(value: Shape) => z.record(string, value)

/** What must hold beyond the kind of a value: a sentence where it does not, and the keys that lead to the place. */
export const rule = <Shape extends z.ZodType>(
  shape: Shape,
  check: (value: z.infer<Shape>) => Iterable<readonly [sentence: string, ...keys: PropertyKey[]]>,
) =>
  shape.superRefine((value, { addIssue }) => {
    for (const [message, ...path] of check(value)) addIssue({ code: 'custom', message, path })
  })

/** A list in which no two rows have the same key. */
export const eachOnce = <Shape extends z.ZodType>(row: Shape, called: string, keyOf: (row: z.infer<Shape>) => string) =>
  rule(z.array(row), function* (rows) {
    const keys = rows.map(keyOf)
    for (const [nth, key] of keys.entries())
      if (keys.indexOf(key) < nth) yield [`${called} stands twice. Keep one of the two.`, nth]
  })

/** Whether a value is of the right kind, and only breaks a rule. */
export const isBroken = ({ code }: z.core.$ZodIssue) => code === 'custom' || code === 'invalid_key'

export function sentencesOf(issue: z.core.$ZodIssue, whole: Side): string[] {
  const keys = [...whole.keys, ...issue.path.map(String)]
  if (isBroken(issue)) {
    const { message = '' } = issue.code === 'invalid_key' ? (issue.issues[0] ?? {}) : issue
    return [`${sayPlace(placeOf(whole.file, keys))}: ${message}`]
  }
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
    `${sayLine(side)}: \`${key}\` is ${written.slice(0, 40) || 'of another kind'}, which does not fit here. A string stands in quotation marks, a figure without.`,
  ]
}
