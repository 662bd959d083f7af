import type { GroupId } from '../catalogue.ts'
import { pound } from './measures.ts'
import type { Grade } from './types.ts'

export const meat = {
  /** HS 2022 by form. */
  'fresh-meat': {
    kind: 'codes',
    columns: ['chilled-boneless', 'chilled-bone-in', 'frozen-boneless', 'frozen-bone-in'],
    rows: [
      { id: 'beef', codes: ['0201.30', '0201.20', '0202.30', '0202.20'] },
      { id: 'lamb', codes: ['0204.23', '0204.22', '0204.43', '0204.42'] },
      { id: 'goat', codes: ['0204.50', '0204.50', '0204.50', '0204.50'] },
    ],
  },
  poultry: {
    kind: 'weights',
    shape: 'bird',
    directions: 3,
    items: [{ grams: 1400 }, { grams: 1200 }, { grams: 1000 }, { grams: 800 }, { grams: 600 }],
  },
  seafood: {
    kind: 'counts',
    shape: 'shrimp',
    grams: pound,
    items: [
      { label: 'U/15', count: [15] },
      { label: '16/20', count: [16, 20] },
      { label: '21/25', count: [21, 25] },
      { label: '31/40', count: [31, 40] },
      { label: '41/50', count: [41, 50] },
    ],
  },
  /** Burger patties to the pound, of one thickness. */
  'processed-meat': {
    kind: 'weights',
    shape: 'patty',
    directions: 2,
    items: [
      { label: '4:1', grams: pound / 4 },
      { label: '5:1', grams: pound / 5 },
      { label: '6:1', grams: pound / 6 },
      { label: '8:1', grams: pound / 8 },
      { label: '10:1', grams: pound / 10 },
    ],
  },
} as const satisfies Record<GroupId<'meat'>, Grade>
