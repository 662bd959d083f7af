import { listed } from '#app/lib/wording.ts'
import type { Language } from '#content/schema/catalogue.ts'
import type { InquiryExample, InquiryPart } from '#content/schema/guides.ts'

export const inquiryParts = [
  'product',
  'grade',
  'quantity',
  'packing',
  'destination',
  'documents',
] as const satisfies InquiryPart[]

/** "Cashews, W320, 2 tons in 50 lb cartons, to Muscat, with certificates of analysis and origin." */
export function exampleSentence(example: InquiryExample, language: Language) {
  const { product, grade, quantity, packing, destination, documents } = example
  return `${listed([product, grade, `${quantity} ${packing}`, destination, documents], language)}.`
}

/** The parts as they stand in the sentence: what follows each is set to it. */
export function partsOf(example: InquiryExample, names: Record<InquiryPart, string>, language: Language) {
  const comma = language === 'ar' ? '،' : ','
  const after = (part: InquiryPart) => (part === 'quantity' ? '' : part === 'documents' ? '.' : comma)
  return inquiryParts.map((part) => ({ name: names[part], text: `${example[part]}${after(part)}` }))
}
