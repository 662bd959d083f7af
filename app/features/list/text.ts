import { counted } from '#app/lib/wording.ts'
import type { Counted } from '#content/schema/words.ts'
import { inWesternDigits, type Line, onOneLine, type Unit } from './line.ts'

/** "500 kg", "1 container", «3 أكياس»; nothing where the quantity was left open. What is no figure is written as it was typed. */
export function amountOf({ quantity, unit }: Line, amounts: Record<Unit, Counted>, language: string) {
  const typed = inWesternDigits(onOneLine(quantity))
  if (/^\d+(?:,\d{3})*$/.test(typed)) return counted(amounts[unit], Number(typed.replaceAll(',', '')), language, typed)
  return typed && amounts[unit].other.replace('{count}', () => typed)
}

/** Sales reads English, in which a unit's own name is its word: one container, two containers. */
function amountForSales({ quantity, unit }: Line) {
  const figure = inWesternDigits(onOneLine(quantity))
  const word = figure === '1' && unit.length > 2 ? unit.slice(0, -1) : unit
  return figure ? `${figure} ${word}` : 'quantity open'
}

/** A product's id is its English name in small letters: enough to read an Arabic line by, where nothing better has come. */
function nameForSales({ id, name, forSales }: Line) {
  if (forSales) return forSales
  return /\p{Script=Arabic}/u.test(name) ? `${id} (${name})` : name || id
}

/** The list as sales reads it, a line each: "1. Cashews W320: 500 kg, 10kg vacuum bags". */
export const textOf = (lines: readonly Line[]) =>
  lines
    .map((line, index) => {
      const details = [amountForSales(line), onOneLine(line.note)].filter(Boolean).join(', ')
      return `${index + 1}. ${nameForSales(line)}: ${details}`
    })
    .join('\n')
