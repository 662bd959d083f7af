import type { Grade } from '../schema/grades.ts'
import type { GroupId } from '../schema/ids.ts'

export const grades = {
  /** The smallest and the largest of one package, by UNECE FFV-25 (onions) and FFV-36 (tomatoes). */
  'fresh-vegetables': {
    kind: 'series',
    rows: [
      { id: 'onions', of: { kind: 'widths', shape: 'onion', items: [{ mm: [40, 60] }, { mm: [50, 70] }, { mm: [60, 80] }, { mm: [70, 100] }] } },
      { id: 'tomatoes', of: { kind: 'widths', shape: 'tomato', items: [{ mm: [40, 47] }, { mm: [47, 57] }, { mm: [57, 67] }, { mm: [67, 82] }] } },
    ],
  },
  'leafy-greens': { kind: 'table' },
  /** Across the thickest part. */
  'root-vegetables': { kind: 'widths', shape: 'beet', items: [{ mm: [40] }, { mm: [60] }, { mm: [80] }, { mm: [100] }] },
  /** HS 2022 of the roots that share their names. */
  'exotic-vegetables': {
    kind: 'codes',
    columns: ['plant', 'code'],
    rows: [
      { id: 'taro', codes: ['Colocasia', '0714.40'] },
      { id: 'yautia', codes: ['Xanthosoma', '0714.50'] },
      { id: 'yam', codes: ['Dioscorea', '0714.30'] },
      { id: 'elephant-foot', codes: ['Amorphophallus', '0714.90'] },
      { id: 'sweet-potato', codes: ['Ipomoea batatas', '0714.20'] },
      { id: 'cassava', codes: ['Manihot esculenta', '0714.10'] },
    ],
  },
} as const satisfies Record<GroupId<'vegetables'>, Grade>
