'use client'
import { useChoice } from './useChoice.ts'

export type CountProps = { name: string; counts: number[]; shown: number }

/** How many pieces the heap has. */
export function Count({ name, counts, shown }: CountProps) {
  return counts[useChoice(name, shown)]
}
