import type { Grade } from '../schema/grades.ts'
import type { GroupId } from '../schema/ids.ts'
import { kilogram, pound } from '../trade/measures.ts'

export const grades = {
  /** With HS 2022 codes of cuts by form. */
  'fresh-meat': {
    kind: 'cuts',
    codes: {
      columns: ['beef', 'lamb', 'goat'],
      rows: [
        { id: 'chilled-boneless', codes: ['0201.30', '0204.23', '0204.50'] },
        { id: 'chilled-bone-in', codes: ['0201.20', '0204.22', '0204.50'] },
        { id: 'frozen-boneless', codes: ['0202.30', '0204.43', '0204.50'] },
        { id: 'frozen-bone-in', codes: ['0202.20', '0204.42', '0204.50'] },
      ],
    },
  },
  poultry: {
    kind: 'weights',
    shape: 'chicken',
    directions: 3,
    items: [{ grams: 1400 }, { grams: 1200 }, { grams: 1000 }, { grams: 800 }, { grams: 600 }],
  },
  seafood: {
    kind: 'series',
    rows: [
      {
        id: 'headless',
        of: {
          kind: 'counts',
          shape: 'shrimp',
          grams: pound,
          items: [
            { label: '16/20', count: [16, 20], shown: true },
            { label: '21/25', count: [21, 25] },
            { label: '26/30', count: [26, 30] },
            { label: '31/40', count: [31, 40] },
            { label: '41/50', count: [41, 50], shown: true },
          ],
        },
      },
      {
        id: 'head-on',
        of: {
          kind: 'counts',
          shape: 'prawn',
          grams: kilogram,
          items: [
            { label: '20/30', count: [20, 30], shown: true },
            { label: '30/40', count: [30, 40] },
            { label: '40/50', count: [40, 50] },
            { label: '50/60', count: [50, 60] },
            { label: '60/70', count: [60, 70], shown: true },
          ],
        },
      },
    ],
  },
  /** Burger patties to the pound, of one thickness; HS 2022 codes of bacon and ham by meat and state. */
  'processed-meat': {
    kind: 'weights',
    shape: 'patty',
    directions: 2,
    codes: {
      columns: ['beef', 'turkey', 'pork'],
      rows: [
        { id: 'bacon-cured', codes: ['0210.20', '0210.99', '0210.12 / 0210.19'] },
        { id: 'bacon-cooked', codes: ['1602.50', '1602.31', '1602.49'] },
        { id: 'ham-cured', codes: ['0210.20', '0210.99', '0210.11 / 0210.19'] },
        { id: 'ham-cooked', codes: ['1602.50', '1602.31', '1602.41'] },
      ],
    },
    items: [
      { label: '4:1', grams: pound / 4 },
      { label: '5:1', grams: pound / 5 },
      { label: '6:1', grams: pound / 6 },
      { label: '8:1', grams: pound / 8 },
      { label: '10:1', grams: pound / 10 },
    ],
  },
} as const satisfies Record<GroupId<'meat'>, Grade>
