import type { CategoryId } from '../schema/catalogue.ts'
import type { GroupId } from '../schema/ids.ts'
import { dryPacking } from './dryPacking.ts'
import { freshPacking } from './freshPacking.ts'
import type { Packing } from './holders.ts'

/** By group: what is customary in the trade. Ours stands in content/site/facts.ts. */
export const packing = { ...dryPacking, ...freshPacking } as const satisfies Record<GroupId<CategoryId>, Packing>
