import type { Counted, Heading, Meta, Titled } from '../../schema/words.ts'
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
  /** What holds for every grade guide, said once; each of them leads here. */
  notes: {
    title: 'Before you import',
    remark:
      'Origins, packs, tests and limits are those of the trade: ask for the rule of your market. Your contract says what we supply.',
    items: [
      {
        title: 'HS codes',
        description:
          'Six digits of HS 2022. The twelve digits of a GCC tariff line begin with them; your customs broker has the rest.',
      },
      {
        title: 'Label and registration',
        description:
          'Packed food is registered in Dubai with its label, which must be in Arabic, before it is imported. For your registration, ask us for the specification sheet, the allergen statement and the certificate of analysis.',
      },
      {
        title: 'Shelf life',
        description: 'GSO 150 sets expiry periods for some foods. State how much must be left when the goods arrive.',
      },
      {
        title: 'Summer',
        description:
          'From June to September it is 40–48\u00a0°C outside, and 55–60\u00a0°C in a closed container in the sun. Unload dry goods at dawn and have them in a cooled store the same day.',
      },
    ],
  } satisfies Heading & { items: Titled[] },
}
