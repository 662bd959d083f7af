import type { Grade } from '../schema/grades.ts'
import type { GroupId } from '../schema/ids.ts'
import { screens } from '../trade/measures.ts'

export const grades = {
  /** The cup and the leaf, in the order of oxidation. */
  'tea-varieties': {
    kind: 'looks',
    items: [
      { id: 'green', shape: 'cup-green' },
      { id: 'white', shape: 'cup-white' },
      { id: 'oolong', shape: 'cup-oolong' },
      { id: 'black', shape: 'cup-black' },
    ],
  },
  'coffee-products': {
    kind: 'widths',
    shape: 'coffee',
    items: [
      { label: '18', mm: [screens[18]] },
      { label: '17', mm: [screens[17]] },
      { label: '16', mm: [screens[16]] },
      { label: '15', mm: [screens[15]] },
      { label: '14', mm: [screens[14]] },
    ],
    spans: [
      { label: '17/18', from: '18', to: '17', sold: { Supremo: 'CO' } },
      { label: '15 up', ar: '15 فأكبر (15 up)', from: '18', to: '15', sold: {} },
    ],
  },
  'herbal-teas': { kind: 'table' },
  'beverage-mixes': { kind: 'table' },
} as const satisfies Record<GroupId<'beverages'>, Grade>
