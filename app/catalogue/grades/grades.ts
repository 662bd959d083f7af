import { nuts } from './nuts.ts'
import { spices } from './spices.ts'
import type { Grade } from './types.ts'

/** By group. */
export const grades: Readonly<Record<string, Grade>> = { ...nuts, ...spices }
