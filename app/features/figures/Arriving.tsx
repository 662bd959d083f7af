'use client'
import { useChoice } from './useChoice.ts'

export type ArrivingProps = {
  months: string[]
  /** "In {month}: {goods}." */
  arriving: string
  nothing: string
  /** Countries with their twelve months, 1 where something arrives. */
  goods: { good: string; from: (readonly [country: string, months: string])[] }[]
}

/** Who ships in the month that is chosen, in a sentence; before one is chosen, nothing. */
export function Arriving({ months, arriving, nothing, goods }: ArrivingProps) {
  const month = useChoice('month', -1)
  if (month < 0) return null
  const shipping = goods.flatMap(({ good, from }) => {
    const countries = from.flatMap(([country, year]) => (year[month] === '1' ? country : []))
    return countries.length ? `${good} (${countries.join(', ')})` : []
  })
  return arriving.replace('{month}', months[month] ?? '').replace('{goods}', shipping.join(' · ') || nothing)
}
