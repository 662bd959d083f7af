import type { GroupId } from '../catalogue.ts'
import { kilogram } from './measures.ts'
import type { Grade } from './types.ts'

export const fruits = {
  /** Dried apricots to the kilo. */
  'dried-fruits': {
    kind: 'counts',
    shape: 'dried-apricot',
    grams: kilogram,
    items: [
      { label: '80/100', count: [80, 100] },
      { label: '100/120', count: [100, 120] },
      { label: '120/140', count: [120, 140] },
      { label: '140/160', count: [140, 160] },
    ],
  },
  'nuts-seeds': { kind: 'table' },
  /** Dragon fruit to a carton of five kilos. */
  'exotic-fruits': {
    kind: 'counts',
    shape: 'dragon-fruit',
    grams: 5 * kilogram,
    items: [
      { label: '10', count: [10] },
      { label: '12', count: [12] },
      { label: '14', count: [14] },
      { label: '16', count: [16] },
    ],
  },
  /** Apples to a carton of eighteen kilos. */
  'seasonal-fruits': {
    kind: 'counts',
    shape: 'apple',
    grams: 18 * kilogram,
    items: [
      { label: '80', count: [80] },
      { label: '100', count: [100] },
      { label: '125', count: [125] },
      { label: '150', count: [150] },
    ],
  },
} as const satisfies Record<GroupId<'fruits'>, Grade>
