import type { Grade } from '../schema/grades.ts'
import type { GroupId } from '../schema/ids.ts'
import { ounce, pound } from '../trade/measures.ts'

export const grades = {
  almonds: {
    kind: 'counts',
    shape: 'almond',
    grams: ounce,
    items: [
      { label: '18/20', count: [18, 20], product: 'natural-almonds-18-20' },
      { label: '20/22', count: [20, 22], product: 'natural-almonds-20-22' },
      { label: '23/25', count: [23, 25], product: 'natural-almonds-23-25' },
      { label: '25/27', count: [25, 27], product: 'natural-almonds-25-27' },
      { label: '27/30', count: [27, 30], product: 'natural-almonds-27-30' },
    ],
  },
  cashews: {
    kind: 'counts',
    shape: 'cashew',
    grams: pound,
    items: [
      { label: 'W180', count: [180], product: 'cashews-w180' },
      { label: 'W240', count: [240], product: 'cashews-w240' },
      { label: 'W320', count: [320], product: 'cashews-w320', shown: true },
      { label: 'W450', count: [450], product: 'cashews-w450' },
    ],
  },
  pistachios: {
    kind: 'counts',
    shape: 'pistachio',
    grams: ounce,
    items: [
      { label: '18–20', count: [18, 20], product: 'in-shell-pistachios-18-20' },
      { label: '21–25', count: [21, 25], product: 'in-shell-pistachios-21-25' },
      { label: '26–30', count: [26, 30], product: 'in-shell-pistachios-26-30' },
    ],
  },
  'walnuts-pecans': {
    kind: 'looks',
    items: [
      { id: 'extra-light', shape: 'walnut-extra-light' },
      { id: 'light', shape: 'walnut-half' },
      { id: 'light-amber', shape: 'walnut-light-amber' },
      { id: 'amber', shape: 'walnut-amber' },
    ],
  },
  'hazelnuts-macadamias': {
    kind: 'widths',
    shape: 'hazelnut',
    items: [
      { mm: [11, 13], product: 'hazelnut-kernels-11-13-mm' },
      { mm: [13, 15], product: 'hazelnut-kernels-13-15-mm' },
    ],
  },
  'peanuts-other-nuts': {
    kind: 'counts',
    shape: 'peanut',
    grams: ounce,
    heap: 8,
    items: [
      { label: '38/42', count: [38, 42], product: 'peanuts-38-42' },
      { label: '50/60', count: [50, 60], product: 'peanuts-50-60' },
    ],
  },
} as const satisfies Record<GroupId<'nuts'>, Grade>
