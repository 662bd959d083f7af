import { grades as nuts } from '../nuts/grades.ts'
import type { Grade } from '../schema/grades.ts'
import type { GroupId } from '../schema/ids.ts'
import { kilogram } from '../trade/measures.ts'

export const grades = {
  /** To the kilo. */
  'dried-fruits': {
    kind: 'series',
    rows: [
      {
        id: 'apricots',
        of: {
          kind: 'counts',
          shape: 'dried-apricot',
          grams: kilogram,
          items: [
            { label: '81/100', count: [81, 100] },
            { label: '101/120', count: [101, 120], shown: true },
            { label: '121/140', count: [121, 140] },
            { label: '141/160', count: [141, 160] },
          ],
        },
      },
      {
        id: 'figs',
        of: {
          kind: 'counts',
          shape: 'dried-fig',
          grams: kilogram,
          items: [
            { label: '41/45', count: [41, 45] },
            { label: '46/50', count: [46, 50], shown: true },
            { label: '51/55', count: [51, 55] },
            { label: '56/60', count: [56, 60] },
          ],
        },
      },
    ],
  },
  'nuts-seeds': {
    kind: 'series',
    rows: [
      { id: 'almonds', of: nuts.almonds },
      { id: 'cashews', of: nuts.cashews },
      { id: 'pistachios', of: nuts.pistachios },
    ],
  },
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
  /** To the carton. */
  'seasonal-fruits': {
    kind: 'series',
    rows: [
      {
        id: 'oranges',
        of: {
          kind: 'counts',
          shape: 'orange',
          grams: 15 * kilogram,
          items: [
            { label: '56', count: [56] },
            { label: '72', count: [72] },
            { label: '88', count: [88] },
            { label: '100', count: [100] },
          ],
        },
      },
      {
        id: 'apples',
        of: {
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
      },
      {
        id: 'mangoes',
        of: {
          kind: 'counts',
          shape: 'mango',
          grams: 4 * kilogram,
          items: [
            { label: '8', count: [8] },
            { label: '10', count: [10] },
            { label: '12', count: [12] },
            { label: '14', count: [14] },
          ],
        },
      },
    ],
  },
} as const satisfies Record<GroupId<'fruits'>, Grade>
