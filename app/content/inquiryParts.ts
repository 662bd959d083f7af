import type { Language } from '#app/catalogue/types.ts'
import { listed } from '#app/i18n/listed.ts'
import type { Source } from './editions.ts'

/** What an inquiry says, in the order in which a buyer writes it. */
export const inquiryParts = ['product', 'grade', 'quantity', 'packing', 'destination', 'documents'] as const

export type InquiryPart = (typeof inquiryParts)[number]
/** The text of each part, worded so that they join into a sentence. */
export type InquiryExample = Record<InquiryPart, string>

/** "Cashews, W320, 2 tons in 50 lb cartons, to Muscat, with certificates of analysis and origin." */
export function sentenceOf(example: InquiryExample, language: Language) {
  const { product, grade, quantity, packing, destination, documents } = example
  return `${listed([product, grade, `${quantity} ${packing}`, destination, documents], language)}.`
}

/** The parts as they stand in the sentence: what follows each is set to it. */
export function partsOf(example: InquiryExample, { language, words }: Source) {
  const comma = language === 'ar' ? '،' : ','
  const after = (part: InquiryPart) => (part === 'quantity' ? '' : part === 'documents' ? '.' : comma)
  return inquiryParts.map((part) => ({
    name: words.sheet.inquiry.parts[part],
    text: `${example[part]}${after(part)}`,
  }))
}
