import { companyIn } from '#app/i18n/company.ts'
import { markNow } from '#app/i18n/pictures.ts'
import type { Source } from '#app/i18n/source.ts'
import { counted, slug } from '#app/lib/wording.ts'
import { site } from '#config'
import type { Language } from '#content/schema/catalogue.ts'
import printings from './printings.generated.json' with { type: 'json' }

/** What of the company stands in the brochure of an edition. */
export function printedWith(language: Language) {
  const { brand, legalName, address } = companyIn(language)
  const { phone, whatsapp, email, url } = site
  return { brand, mark: markNow, legalName, phone, whatsapp, email, address, url }
}

/** A brochure that was printed: from which content, with which configuration, and what became of it. */
export type Printing = {
  content: string
  company: ReturnType<typeof printedWith>
  pages: number
  bytes: number
  date: string
}

/** By edition. `npm run brochure` writes them down. */
export const printed: Partial<Record<Language, Printing>> = printings

/** The document as it is committed, within public/. */
export const brochureFile = (language: string) => `catalog/${language}.pdf`

/** The values that were others when the brochure was printed. */
export function outdatedValues({ company }: Printing, language: Language) {
  const now = printedWith(language)
  return (Object.keys(now) as (keyof typeof now)[]).filter((key) => company[key] !== now[key])
}

/** The brochure that pages of an edition offer: none where it was printed with other values than the site has. */
export function brochureOf({ language, prefix, words }: Source) {
  const printing = printed[language]
  if (!printing || outdatedValues(printing, language).length) return
  const { text, label } = words.brochure.offer
  return {
    path: `${prefix}/${slug(site.brand)}-catalog.pdf`,
    text,
    label: counted(label, printing.pages, language).replace('{size}', (printing.bytes / 1_000_000).toFixed(1)),
  }
}
