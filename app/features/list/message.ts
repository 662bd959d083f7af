import type { ListContent } from '#app/content/list.ts'
import { inWesternDigits, type Line, onOneLine, type Unit } from './line.ts'

/** How lines are written for people, in the words of an edition. */
export type ListWords = {
  /** In place of a quantity that was left open. */
  open: string
  /** One of a unit, where that is another word. */
  single: Partial<Record<Unit, string>>
  units: Record<Unit, string>
}

/** "500 kg", "1 container". */
export function amountOf({ quantity, unit }: Line, words: ListWords) {
  const figure = inWesternDigits(onOneLine(quantity))
  if (!figure) return words.open
  const single = figure === '1' ? words.single[unit] : undefined
  return `${figure} ${single ?? words.units[unit]}`
}

/** The list as it is sent to sales: on pages in another language the English name stands before the other one. */
export const letterOf = (lines: readonly Line[], { products, letter, words }: ListContent) =>
  textOf(lines, (id) => products[id]?.[3] ?? products[id]?.[0] ?? id, letter ?? words)

/** The list as plain text, a line each: "1. Cashews W320: 500 kg, 10kg vacuum bags". */
export function textOf(lines: readonly Line[], nameOf: (id: string) => string, words: ListWords) {
  return lines
    .map((line, index) => {
      const details = [amountOf(line, words), onOneLine(line.note)].filter(Boolean).join(', ')
      return `${index + 1}. ${nameOf(line.id)}: ${details}`
    })
    .join('\n')
}
