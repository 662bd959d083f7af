import type { Grade } from '../schema/grades.ts'
import type { GroupId } from '../schema/ids.ts'

export const grades = {
  'seed-spices': { kind: 'purity', sackKg: 25, percent: [98, 99, 99.5] },
  /** Green cardamom, across the pod. */
  'whole-spices': { kind: 'widths', shape: 'cardamom', items: [{ mm: [8] }, { mm: [7] }, { mm: [6] }] },
  /** Paprika, ASTA color units: twice the figure is twice the color. */
  'ground-spices': {
    kind: 'scale',
    from: 0,
    to: 240,
    equal: 100,
    items: [
      { id: '60', at: [60], color: '#cf6a34' },
      { id: '120', at: [120], color: '#bb4a24' },
      { id: '180', at: [180], color: '#9c2f1b' },
      { id: '240', at: [240], color: '#7c1d16' },
    ],
  },
  /** ISO 3632-1, coloring strength, at least. */
  'saffron-aromatics': {
    kind: 'scale',
    from: 0,
    to: 250,
    least: true,
    items: [
      { id: 'I', at: [200], color: '#9c2415' },
      { id: 'II', at: [170], color: '#b8452a' },
      { id: 'III', at: [120], color: '#cf7a4a' },
    ],
  },
  'spice-blends': {
    kind: 'matrix',
    columns: ['garam-masala', 'baharat', 'ras-el-hanout', 'za-atar', 'curry-powder', 'biryani-masala'],
    rows: [
      { id: 'coriander', has: ['garam-masala', 'baharat', 'ras-el-hanout', 'curry-powder', 'biryani-masala'] },
      { id: 'cumin', has: ['garam-masala', 'baharat', 'ras-el-hanout', 'curry-powder', 'biryani-masala'] },
      { id: 'pepper', has: ['garam-masala', 'baharat', 'ras-el-hanout', 'curry-powder', 'biryani-masala'] },
      { id: 'cinnamon', has: ['garam-masala', 'baharat', 'ras-el-hanout', 'biryani-masala'] },
      { id: 'clove', has: ['garam-masala', 'baharat', 'ras-el-hanout', 'biryani-masala'] },
      { id: 'cardamom', has: ['garam-masala', 'baharat', 'ras-el-hanout', 'biryani-masala'] },
      { id: 'nutmeg', has: ['garam-masala', 'baharat', 'ras-el-hanout', 'biryani-masala'] },
      { id: 'allspice', has: ['baharat', 'ras-el-hanout'] },
      { id: 'turmeric', has: ['ras-el-hanout', 'curry-powder', 'biryani-masala'] },
      { id: 'ginger', has: ['ras-el-hanout', 'curry-powder', 'biryani-masala'] },
      { id: 'chili', has: ['curry-powder', 'biryani-masala'] },
      { id: 'fenugreek', has: ['curry-powder'] },
      { id: 'herb', has: ['za-atar'] },
      { id: 'sumac', has: ['za-atar'] },
      { id: 'sesame', has: ['za-atar'] },
    ],
  },
} as const satisfies Record<GroupId<'spices'>, Grade>
