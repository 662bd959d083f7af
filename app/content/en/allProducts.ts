import type { Counted } from '../types.ts'
import type { Meta } from '../words.ts'
import { response } from './facts.ts'

export const allProducts = {
  meta: {
    title: 'All Products, A–Z, from Dubai',
    description:
      'Every product on these pages in one list from A to Z, each with the other names that buyers use, in English, Hindi, Urdu and Arabic.',
  } satisfies Meta,
  hero: {
    title: 'All products, A–Z',
    /** {count} is the number of products. */
    lead: {
      one: '{count} product, with its other names.',
      other: `{count} products, each with its other names. If a product is not here, ask us: we answer ${response}.`,
    } satisfies Counted,
    actions: [],
  },
  /** Beside pork. */
  nonHalal: 'non-halal',
  letters: 'Letters',
  categories: 'Products by category',
}
