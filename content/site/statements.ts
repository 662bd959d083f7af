import type { Stated } from '../schema/guides.ts'
import type { GroupId } from '../schema/ids.ts'

const spices = ['spiceMoisture', 'spicePacks'] as const
/** Nuts stand among the fruits, too: over the category of fruits these are not stated. */
export const ofNuts = ['nutMoisture', 'nutForeignMatter', 'nutPacks'] as const
const beverages = ['beveragePacks', 'beverageResidues', 'beverageBlending'] as const

/**
 * By group: a figure stands only over goods that can have it. Every group adds `bulk`, but saffron goes by the gram: the bulk
 * minimum is that of the other goods in its group.
 */
export const statements: { readonly [Group in GroupId]?: readonly Stated[] } = {
  'seed-spices': spices,
  'whole-spices': spices,
  'ground-spices': spices,
  'saffron-aromatics': ['aromaticMoisture', 'aromaticPacks', 'aromaticBulk'],
  'spice-blends': spices,
  almonds: ofNuts,
  cashews: ofNuts,
  pistachios: ofNuts,
  'walnuts-pecans': ofNuts,
  'hazelnuts-macadamias': ofNuts,
  'peanuts-other-nuts': ofNuts,
  'nuts-seeds': ofNuts,
  sugars: ['sugarPolarization', 'sugarMoistureAndAsh', 'sugarColor'],
  'tea-varieties': ['teaMoisture', ...beverages],
  'coffee-products': ['coffeeMoisture', ...beverages],
  'herbal-teas': ['herbPacks', 'beverageResidues', 'beverageBlending'],
  'beverage-mixes': ['mixPacks', 'mixBlending'],
}

/** Lines that name the goods of a group that they are for: over the whole category stands the general one. */
export const ofSomeGoods: readonly Stated[] = [
  'aromaticMoisture',
  'aromaticPacks',
  'aromaticBulk',
  'herbPacks',
  'mixPacks',
  'mixBlending',
]
