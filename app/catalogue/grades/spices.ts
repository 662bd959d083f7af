import type { GroupId } from '../catalogue.ts'
import type { Grade } from './types.ts'

export const spices = {
  'seed-spices': { kind: 'purity', sackKg: 25, percent: [98, 99, 99.5] },
} as const satisfies Partial<Record<GroupId<'spices'>, Grade>>
