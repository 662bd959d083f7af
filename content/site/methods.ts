import type { CategoryId } from '../schema/catalogue.ts'
import type { GroupId } from '../schema/ids.ts'

/**
 * How the grade of a group is read, and so what its guide opens with: one weight heaped, or laid out in tens; a width on a
 * sieve, a scale of color or strength, the place on the animal, the weight or the look of a piece, the year, or the form.
 */
export type Method = 'pile' | 'tray' | 'screen' | 'wedge' | 'animal' | 'pieces' | 'year' | 'plate'

export const methods = {
  cashews: 'pile',
  'peanuts-other-nuts': 'pile',
  'dried-fruits': 'pile',
  almonds: 'tray',
  pistachios: 'tray',
  'nuts-seeds': 'tray',
  seafood: 'tray',
  'exotic-fruits': 'tray',
  'coffee-products': 'screen',
  'hazelnuts-macadamias': 'screen',
  'whole-spices': 'screen',
  'fresh-vegetables': 'screen',
  'root-vegetables': 'screen',
  honey: 'wedge',
  sugars: 'wedge',
  'unrefined-sugars': 'wedge',
  'ground-spices': 'wedge',
  'saffron-aromatics': 'wedge',
  'sugar-free-sweeteners': 'wedge',
  'fresh-meat': 'animal',
  poultry: 'pieces',
  'processed-meat': 'pieces',
  'syrups-molasses': 'pieces',
  'walnuts-pecans': 'pieces',
  'tea-varieties': 'pieces',
  'seasonal-fruits': 'year',
  'seed-spices': 'plate',
  'spice-blends': 'plate',
  'herbal-teas': 'plate',
  'beverage-mixes': 'plate',
  'leafy-greens': 'plate',
  'exotic-vegetables': 'plate',
} as const satisfies Record<AnyGroup, Method>

export type AnyGroup = { [Id in CategoryId]: GroupId<Id> }[CategoryId]
/** The groups whose guides open alike. */
export type GroupBy<Of extends Method> = { [Id in AnyGroup]: (typeof methods)[Id] extends Of ? Id : never }[AnyGroup]
