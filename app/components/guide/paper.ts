import type { AnyGroup } from '#app/catalogue/grades/methods.ts'

/** How a guide stands on its two sheets: steps that Guide.module.css knows. */
type Setting = {
  /** Percent of a text of eight points, unless 100. */
  set?: 84 | 96 | 106 | 112 | 118 | 124
  /** Millimeters of its picture, unless it has none. */
  strip?: 8 | 12 | 18 | 26 | 36 | 52 | 70
  /** The trade follows on the first sheet instead of beginning the second. */
  flows?: true
}

/** As large as what it has to say allows, with some of its picture. Measured; a test counts the sheets. */
export const paper: Record<AnyGroup, Record<'en' | 'ar', Setting>> = {
  cashews: { en: { set: 124, strip: 36 }, ar: { strip: 26 } },
  'peanuts-other-nuts': { en: { set: 112, strip: 18 }, ar: { strip: 8 } },
  'dried-fruits': { en: {}, ar: { set: 96, flows: true } },
  almonds: { en: {}, ar: { strip: 26, flows: true } },
  pistachios: { en: { set: 124, strip: 36 }, ar: { strip: 18 } },
  'nuts-seeds': { en: { set: 106, strip: 18, flows: true }, ar: { set: 106, strip: 18, flows: true } },
  seafood: { en: { strip: 18 }, ar: { strip: 12 } },
  'exotic-fruits': { en: { strip: 8, flows: true }, ar: { flows: true } },
  'coffee-products': { en: { set: 112, strip: 36 }, ar: { set: 106, strip: 52 } },
  'hazelnuts-macadamias': { en: { set: 106, strip: 36 }, ar: { set: 112, strip: 18 } },
  'whole-spices': { en: { set: 96, strip: 12, flows: true }, ar: { set: 84, flows: true } },
  'fresh-vegetables': { en: { strip: 36, flows: true }, ar: { strip: 8, flows: true } },
  'root-vegetables': { en: { set: 124, strip: 18 }, ar: { set: 124, strip: 18 } },
  honey: { en: { set: 118, strip: 36 }, ar: { set: 118, strip: 26 } },
  sugars: { en: { set: 124, strip: 36 }, ar: { set: 124, strip: 26 } },
  'unrefined-sugars': { en: { strip: 36 }, ar: { set: 106, strip: 52, flows: true } },
  'ground-spices': { en: { strip: 18, flows: true }, ar: { set: 96, strip: 8, flows: true } },
  'saffron-aromatics': { en: { set: 106, strip: 12 }, ar: { strip: 12 } },
  'sugar-free-sweeteners': { en: { set: 124, strip: 18 }, ar: { set: 112 } },
  'syrups-molasses': { en: { set: 118, strip: 36 }, ar: { set: 124, strip: 26 } },
  'walnuts-pecans': { en: { set: 124, strip: 18 }, ar: { set: 118, strip: 18 } },
  'tea-varieties': { en: { set: 118, strip: 36 }, ar: { set: 118, strip: 26 } },
  'fresh-meat': { en: { set: 106, strip: 18, flows: true }, ar: { strip: 36, flows: true } },
  poultry: { en: { set: 124, strip: 18 }, ar: { set: 124, strip: 18 } },
  'processed-meat': { en: { set: 124, strip: 36 }, ar: { set: 124, strip: 26 } },
  'seasonal-fruits': { en: { strip: 26, flows: true }, ar: { flows: true } },
  'seed-spices': { en: { set: 106, strip: 36, flows: true }, ar: { strip: 18, flows: true } },
  'spice-blends': { en: { set: 124, strip: 52 }, ar: { set: 124, strip: 36 } },
  'herbal-teas': { en: { set: 124, strip: 52 }, ar: { set: 118, strip: 26 } },
  'beverage-mixes': { en: { set: 124, strip: 70 }, ar: { set: 118, strip: 70 } },
  'leafy-greens': { en: { set: 124, strip: 18 }, ar: { set: 112, strip: 18 } },
  'exotic-vegetables': { en: { set: 124, strip: 26 }, ar: { set: 124, strip: 18 } },
}
