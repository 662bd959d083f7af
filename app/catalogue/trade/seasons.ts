import type { Season } from './types.ts'

export const seasons: readonly Season[] = []
