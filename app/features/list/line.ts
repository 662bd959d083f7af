/** What a buyer can order in. The first is where a quantity starts. */
export const units = ['kg', 't', 'bags', 'cartons', 'pallets', 'containers'] as const

export type Unit = (typeof units)[number]

/** One product to quote. All but the product may stay open. */
export type Line = {
  /** Of the product. */
  id: string
  /** As it was typed: nothing here is ever invalid. */
  quantity: string
  unit: Unit
  /** A pack, a date, anything that belongs to this product alone. */
  note: string
}

export const mostLines = 100
/** From here on a file is easier for both sides. */
export const manyLines = 40

export const openLine = (id: string): Line => ({ id, quantity: '', unit: 'kg', note: '' })

/** A text on one line, without the marks that turn the direction of what follows it. */
export const onOneLine = (text: string) =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Digits of any script the Gulf writes in, as sales reads them. */
export const inWesternDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15)).replace(/٫/g, '.')
