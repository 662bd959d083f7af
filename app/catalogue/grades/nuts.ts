import type { GroupId } from '../catalogue.ts'
import { pound } from './measures.ts'
import type { Grade } from './types.ts'

export const nuts = {
  cashews: {
    kind: 'counts',
    shape: 'cashew',
    grams: pound,
    items: [
      { label: 'W180', count: [180], product: 'cashews-w180' },
      { label: 'W240', count: [240], product: 'cashews-w240' },
      { label: 'W320', count: [320], product: 'cashews-w320' },
      { label: 'W450', count: [450], product: 'cashews-w450' },
    ],
  },
} as const satisfies Partial<Record<GroupId<'nuts'>, Grade>>
