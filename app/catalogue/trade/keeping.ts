import type { GroupId } from '../catalogue.ts'
import type { CategoryId } from '../types.ts'
import type { Keeping } from './types.ts'

const months = (from: number, to: number) => ({ amount: { from, to }, unit: 'months' }) as const

/** What keeps alike; each edition words what else matters, and what a Gulf summer does. */
export const keeping = {
  almonds: { celsius: { to: 10 }, humidity: { to: 65 }, life: { amount: 24, unit: 'months' } },
  cashews: { celsius: { from: 5, to: 15 }, humidity: { from: 60, to: 65 }, life: months(12, 24) },
  pistachios: { celsius: { from: 0, to: 10 }, humidity: { from: 55, to: 65 }, life: months(12, 18) },
  walnuts: { celsius: { from: 0, to: 5 }, humidity: { from: 55, to: 65 }, life: months(12, 24) },
  hazelnuts: { celsius: { from: 5, to: 10 }, humidity: { from: 55, to: 65 }, life: { amount: 12, unit: 'months' } },
  macadamias: { celsius: { from: 2, to: 5 }, humidity: { to: 60 }, life: months(12, 24) },
  peanuts: { celsius: { from: 5, to: 15 }, humidity: { from: 55, to: 65 }, life: { amount: 12, unit: 'months' } },
  pineNuts: { celsius: { from: 0, to: 5 }, humidity: { to: 60 }, life: { amount: 12, unit: 'months' } },
  brazilNuts: { celsius: { from: 0, to: 10 }, humidity: { to: 60 }, life: months(12, 24) },
} as const satisfies Readonly<Record<string, Keeping>>

export type Kept = keyof typeof keeping

/** By group, the most important first. */
export const keptBy = {
  almonds: ['almonds'],
  cashews: ['cashews'],
  pistachios: ['pistachios'],
  'walnuts-pecans': ['walnuts'],
  'hazelnuts-macadamias': ['hazelnuts', 'macadamias'],
  'peanuts-other-nuts': ['peanuts', 'pineNuts', 'brazilNuts'],
} as const satisfies Partial<Record<GroupId<CategoryId>, readonly Kept[]>>
