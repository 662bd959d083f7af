import type { CategoryId } from './types.ts'

/** The lines of the specification that a sheet can state as ours. */
export type Stated =
  | 'spiceMoisture'
  | 'spicePacks'
  | 'nutMoisture'
  | 'nutForeignMatter'
  | 'nutPacks'
  | 'sugarPolarization'
  | 'sugarMoistureAndAsh'
  | 'sugarColor'
  | 'teaMoisture'
  | 'coffeeMoisture'
  | 'beveragePacks'
  | 'beverageResidues'
  | 'beverageBlending'
  | 'bulk'
  | 'dispatch'
  | 'response'

const ofCategory: Partial<Record<CategoryId, readonly Stated[]>> = {
  spices: ['spiceMoisture', 'spicePacks'],
  nuts: ['nutMoisture', 'nutForeignMatter', 'nutPacks'],
}

const ofGroup: Record<string, readonly Stated[]> = {
  'nuts-seeds': ['nutMoisture', 'nutForeignMatter', 'nutPacks'],
  sugars: ['sugarPolarization', 'sugarMoistureAndAsh', 'sugarColor'],
  'tea-varieties': ['teaMoisture', 'beveragePacks', 'beverageResidues', 'beverageBlending'],
  'coffee-products': ['coffeeMoisture', 'beveragePacks', 'beverageResidues', 'beverageBlending'],
  'herbal-teas': ['beveragePacks', 'beverageResidues', 'beverageBlending'],
  'beverage-mixes': ['beveragePacks', 'beverageResidues', 'beverageBlending'],
}

export const statedFor = (category: CategoryId, group: string): readonly Stated[] => [...(ofCategory[category] ?? []), ...(ofGroup[group] ?? []), 'bulk', 'dispatch', 'response']

/** What stands over a whole category. Nuts among the fruits are no figure of fruit: it stands over nuts. */
export function statedOver(category: CategoryId, groups: readonly { id: string }[]) {
  const ofOthers = Object.entries(ofCategory).flatMap(([id, lines]) => (id === category ? [] : lines))
  return new Set(groups.flatMap(({ id }) => statedFor(category, id)).filter((line) => !ofOthers.includes(line)))
}
