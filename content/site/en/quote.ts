import type { Heading, Titled } from '../../schema/words.ts'

/** What a buyer can have written into a quote. Names without values: each quote has its own. */
export const quote = {
  title: 'Your quote can state',
  remark: 'Ask for those that you need.',
  items: [
    { title: 'Origin', description: 'The country where the goods were grown or made' },
    { title: 'Crop year', description: 'The year of the harvest' },
    { title: 'Packing', description: 'Pack size and packing material' },
    { title: 'Shelf life', description: 'How much is left when the goods arrive, and how to store them' },
    { title: 'Documents', description: 'Certificates and statements that your market asks for' },
    { title: 'Incoterm', description: 'The place of delivery, and who pays for freight, insurance and customs' },
    { title: 'Lead time', description: 'The time from your order to dispatch' },
  ],
} satisfies Heading & { items: Titled[] }
