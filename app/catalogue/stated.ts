import type { CategoryId } from './types.ts'

/** The lines of the specification that a grade guide can state as ours. */
export type Stated =
  | 'spiceMoisture'
  | 'spicePacks'
  | 'aromaticMoisture'
  | 'aromaticPacks'
  | 'aromaticBulk'
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
  | 'mixPacks'
  | 'mixBlending'
  | 'bulk'

const spices = ['spiceMoisture', 'spicePacks'] as const
const nuts = ['nutMoisture', 'nutForeignMatter', 'nutPacks'] as const
const beverages = ['beveragePacks', 'beverageResidues', 'beverageBlending'] as const

/** By group: a figure stands only over goods that can have it. Every group adds the bulk supply. */
const ofGroup: Readonly<Record<string, readonly Stated[]>> = {
  'seed-spices': spices,
  'whole-spices': spices,
  'ground-spices': spices,
  'saffron-aromatics': ['aromaticMoisture', 'aromaticPacks'],
  'spice-blends': spices,
  almonds: nuts,
  cashews: nuts,
  pistachios: nuts,
  'walnuts-pecans': nuts,
  'hazelnuts-macadamias': nuts,
  'peanuts-other-nuts': nuts,
  'nuts-seeds': nuts,
  sugars: ['sugarPolarization', 'sugarMoistureAndAsh', 'sugarColor'],
  'tea-varieties': ['teaMoisture', ...beverages],
  'coffee-products': ['coffeeMoisture', ...beverages],
  'herbal-teas': beverages,
  'beverage-mixes': ['mixPacks', 'mixBlending'],
}

/** Saffron goes by the gram: the bulk minimum is that of the other goods in its group. */
const bulkOf = (group: string): Stated => (group === 'saffron-aromatics' ? 'aromaticBulk' : 'bulk')

export const statedFor = (group: string): readonly Stated[] => [...(ofGroup[group] ?? []), bulkOf(group)]

/** Lines that name the goods of a group that they are for: over the whole category stands the general one. */
const ofSome: readonly Stated[] = ['aromaticMoisture', 'aromaticPacks', 'aromaticBulk', 'mixPacks', 'mixBlending']

/** What stands over a whole category. Nuts among the fruits are no figure of fruit: it stands over nuts. */
export function statedOver(category: CategoryId, groups: readonly { id: string }[]) {
  const lines = groups.flatMap(({ id }) => statedFor(id)).filter((line) => !ofSome.includes(line))
  return new Set(category === 'nuts' ? lines : lines.filter((line) => !(nuts as readonly Stated[]).includes(line)))
}
