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
