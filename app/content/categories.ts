import { packs } from './facts.ts'
import type { CategoryCard, CategoryKey } from './types.ts'

/** Kept apart from the pages' words, so that the footer and the 404 page load seven lines and not seven pages. */
export const categories = {
  spices: {
    path: '/products/spices',
    name: 'Spices',
    summary: 'Seed, whole, ground and blended, with saffron',
    packs: packs.spices,
    picture: 'spices-hero',
  },
  fruits: {
    path: '/products/fruits',
    name: 'Fruits',
    summary: 'Dried, exotic and in season',
    packs: packs.onRequest,
    picture: 'fruits-hero',
  },
  vegetables: {
    path: '/products/vegetables',
    name: 'Vegetables',
    summary: 'Everyday, leaf, root and exotic',
    packs: packs.onRequest,
    picture: 'vegetables-hero',
  },
  meat: {
    path: '/products/meat',
    name: 'Meat & Seafood',
    summary: 'Red meat, poultry, seafood, sausages',
    packs: packs.onRequest,
    picture: 'meat-hero',
  },
  nuts: {
    path: '/products/nuts',
    name: 'Nuts',
    summary: 'Kernels and in shell, by count and grade',
    packs: packs.nuts,
    picture: 'nuts-hero',
  },
  sweeteners: {
    path: '/products/sweeteners',
    name: 'Sweeteners',
    summary: 'Sugar to ICUMSA 45, honey, syrups, stevia',
    packs: packs.onRequest,
    picture: 'sweeteners-hero',
  },
  beverages: {
    path: '/products/beverages',
    name: 'Tea & Beverages',
    summary: 'Leaf, bean, herb and mix',
    packs: packs.beverages,
    picture: 'beverages-hero',
  },
} satisfies Record<CategoryKey, CategoryCard>
