import { counted } from '#app/lib/wording.ts'
import type { Counted } from '#content/schema/words.ts'

/** What a buyer can order in. The first is where a quantity starts. */
export const units = ['kg', 'g', 't', 'liters', 'bags', 'cartons', 'drums', 'tins', 'pallets', 'containers'] as const

export type Unit = (typeof units)[number]

/** One product to quote. All but the product may stay open. */
export type Line = {
  /** Of the product. */
  id: string
  /** As the page showed it when it was added. Empty where only an address named the product. */
  name: string
  /** As sales reads it, where that is not the name. */
  forSales?: string
  /** As it was typed: nothing here is ever invalid. */
  quantity: string
  unit: Unit
  /** A pack, a date, anything that belongs to this product alone. */
  note: string
}

export const mostLines = 100
/** From here on a file is easier for both sides. */
export const manyLines = 40

export const openLine = (id: string, name = ''): Line => ({ id, name, quantity: '', unit: 'kg', note: '' })

/** A text on one line, without the marks that turn the direction of what follows it. */
export const onOneLine = (text: string) =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Digits of any script the Gulf writes in, as sales reads them. */
export const inWesternDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15)).replace(/٫/g, '.')

/** Whether two lines ask for the same, however their figures are written. */
export const isSameLine = (one: Line, other: Line) =>
  one.id === other.id &&
  one.unit === other.unit &&
  inWesternDigits(one.quantity) === inWesternDigits(other.quantity) &&
  onOneLine(one.note) === onOneLine(other.note)

/** What somebody else has stored or written is read as far as it is a line. */
export function readLine(found: unknown): Line[] {
  const { id, name, forSales, quantity, unit, note } = (found ?? {}) as Partial<Record<keyof Line, unknown>>
  if (typeof id !== 'string') return []
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return [
    {
      id,
      name: text(name),
      ...(typeof forSales === 'string' && { forSales }),
      quantity: text(quantity),
      unit: units.find((known) => known === unit) ?? 'kg',
      note: text(note),
    },
  ]
}

/** Two lists as one, as far as there is room. Where both name a quantity, ours stays; notes are joined. */
export function merge(ours: readonly Line[], theirs: readonly Line[]): Line[] {
  const all = new Map(ours.map((line) => [line.id, line]))
  for (const line of theirs) {
    const known = all.get(line.id)
    all.set(line.id, known ? join(known, line) : line)
  }
  return [...all.values()].slice(0, Math.max(ours.length, mostLines))
}

export function join(ours: Line, theirs: Line): Line {
  const { quantity, unit } = ours.quantity ? ours : theirs
  const notes = new Set([ours.note, theirs.note].filter(Boolean))
  return { ...ours, quantity, unit, note: [...notes].join('; ') }
}

/** Beside the units to choose from, what buyers write after a figure when they name their own. */
const unitsInWords = new Set(
  `kgs kilo kilos mt ton tons tonne tonnes lb lbs oz l ltr liter litre litres bag sack sacks carton ctn ctns case cases
  box boxes drum tin can cans pallet container fcl ft pcs dozen كجم كغ كيلو جم غ طن أطنان لتر لترات كيس أكياس كرتون كراتين
  كرتونة برميل براميل علبة علب طبلية طبليات حاوية حاويات قدم`
    .split(/\s+/)
    .concat(units),
)

/** Whether a quantity names a unit itself, «2 طن»: then it says all, whatever unit is chosen beside it. */
const namesUnit = (typed: string) =>
  [...typed.toLowerCase().matchAll(/\d\s*(\p{L}+)/gu)].some(([, word = '']) => unitsInWords.has(word))

/** A unit joins the figure that a quantity ends with, "5 to 10kg", and stands apart from words, "500 per month (kg)". */
function withUnit(typed: string, joined: string, unit: string) {
  if (!typed || namesUnit(typed)) return typed
  return /\d$/.test(typed) ? joined : `${typed} (${unit})`
}

/** "500kg", "1 container", «3 أكياس»; nothing where the quantity was left open. */
export function amountOf({ quantity, unit }: Line, amounts: Record<Unit, Counted>, language: string) {
  const typed = inWesternDigits(onOneLine(quantity))
  if (/^\d+(?:,\d{3})*$/.test(typed)) return counted(amounts[unit], Number(typed.replaceAll(',', '')), language, typed)
  const { other } = amounts[unit]
  return withUnit(
    typed,
    other.replace('{count}', () => typed),
    other.replace('{count}', '').trim(),
  )
}

/** Sales reads English, in which a unit's own name is its word: one container, two containers. */
function amountForSales({ quantity, unit }: Line) {
  const typed = inWesternDigits(onOneLine(quantity))
  const word = typed === '1' && unit.length > 2 ? unit.slice(0, -1) : unit
  return withUnit(typed, `${typed}${unit === 'kg' ? '' : ' '}${word}`, word) || 'quantity open'
}

/** A product's id is its English name in small letters: enough to read an Arabic line by, where nothing better has come. */
function nameForSales({ id, name, forSales }: Line) {
  if (forSales) return forSales
  return /\p{Script=Arabic}/u.test(name) ? `${id} (${name})` : name || id
}

/** The list as sales reads it, a line each: "1. Cashews W320: 500kg, 10kg vacuum bags". */
export const textOf = (lines: readonly Line[]) =>
  lines
    .map((line, index) => {
      const details = [amountForSales(line), onOneLine(line.note)].filter(Boolean).join(', ')
      return `${index + 1}. ${nameForSales(line)}: ${details}`
    })
    .join('\n')
