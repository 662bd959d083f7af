import type { CategoryId } from '../schema/catalogue.ts'
import type { GroupId } from '../schema/ids.ts'
import type { Tested } from './tests.ts'

const nuts = ['aflatoxin', 'salmonellaNuts', 'rancidity', 'fumigation'] as const
const fresh = ['phytosanitary', 'residues'] as const
const animal = ['halal', 'veterinary', 'shelfLife'] as const

/** By group, what buyers ask for first. */
export const askedOf = {
  'seed-spices': ['salmonellaSpices', 'ethyleneOxide', 'pesticides', 'lead', 'cuminWeeds', 'ochratoxinSpices'],
  'whole-spices': ['aflatoxinSpices', 'salmonellaSpices', 'ethyleneOxide', 'lead', 'pesticides', 'pepperFillers'],
  'ground-spices': ['aflatoxinSpices', 'ochratoxinSpices', 'salmonellaSpices', 'redDyes', 'lead', 'ethyleneOxide', 'pesticides', 'cuminNuts', 'treatment'],
  'saffron-aromatics': ['saffronStrength', 'saffronDyes', 'vanilla', 'redDyes', 'salmonellaSpices'],
  'spice-blends': ['blendAllergens', 'poppy', 'salmonellaSpices', 'aflatoxinSpices', 'redDyes', 'ethyleneOxide'],
  'dried-fruits': ['aflatoxin', 'ochratoxin', 'sulfurDioxide', 'fumigation', 'dateInsects'],
  'nuts-seeds': [...nuts, 'ochratoxin', 'shell'],
  'exotic-fruits': [...fresh, 'sulfurLychee'],
  'seasonal-fruits': [...fresh, 'mangoRipening', 'sulfurGrapes'],
  'fresh-vegetables': fresh,
  'leafy-greens': [...fresh, 'nitrate', 'leafGerms'],
  'root-vegetables': fresh,
  'exotic-vegetables': [...fresh, 'bitterCassava'],
  'fresh-meat': [...animal, 'meatResidues', 'nonHalal'],
  poultry: [...animal, 'poultryGerms'],
  seafood: ['veterinary', 'antibiotics', 'glaze', 'shrimpSulfites', 'histamine', 'cadmium', 'biotoxins'],
  'processed-meat': [...animal, 'listeria', 'nonHalal'],
  almonds: [...nuts, 'bitter'],
  cashews: [...nuts, 'shell'],
  pistachios: ['aflatoxin', 'ochratoxin', 'salmonellaNuts', 'rancidity', 'fumigation'],
  'walnuts-pecans': [...nuts, 'shell'],
  'hazelnuts-macadamias': [...nuts, 'shell'],
  'peanuts-other-nuts': [...nuts, 'pineSpecies'],
  sugars: ['sugarFigures', 'inspection'],
  'unrefined-sugars': ['sugarFigures', 'jaggerySulfites'],
  honey: ['honeyFreshness', 'honeySugars', 'antibiotics', 'pollen'],
  'syrups-molasses': ['syrupSugars', 'ochratoxin', 'glucoseFigures'],
  'sugar-free-sweeteners': ['stevia', 'polyols', 'monkFruit'],
  'tea-varieties': ['anthraquinone', 'teaWeeds', 'teaIron'],
  'coffee-products': ['coffeeGrade', 'ochratoxinCoffee', 'acrylamide'],
  'herbal-teas': ['herbWeeds', 'pesticides', 'herbGerms', 'ochratoxin'],
  'beverage-mixes': ['sugarCertificate', 'halalIngredients', 'cocoa', 'caffeine', 'melamine'],
} as const satisfies Record<GroupId<CategoryId>, readonly Tested[]>
