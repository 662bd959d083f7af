import type { Language } from '#app/catalogue/types.ts'
import { site } from '#config'
import { companyIn } from '../company.ts'
import { markNow } from '../mark.ts'
import type { Source } from '../source.ts'
import printings from './printed.generated.json' with { type: 'json' }

/** What of the company stands in the printed catalog of an edition. */
export function printedWith(language: Language) {
  const { brand, legalName, address } = companyIn(language)
  const { phone, whatsapp, email, url } = site
  return { brand, mark: markNow, legalName, phone, whatsapp, email, address, url }
}

/** A catalog that was printed: from which content, with which configuration, and what became of it. */
export type Printing = {
  content: string
  company: ReturnType<typeof printedWith>
  pages: number
  bytes: number
  date: string
}

/** By edition. `npm run catalogue` writes them down. */
export const printed: Partial<Record<Language, Printing>> = printings

/** The document as it is committed, within public/. */
export const catalogFile = (language: string) => `catalog/${language}.pdf`

/** The values that were others when the catalog was printed. */
export function outdatedValues({ company }: Printing, language: Language) {
  const now = printedWith(language)
  return (Object.keys(now) as (keyof typeof now)[]).filter((key) => company[key] !== now[key])
}

/** The catalog that pages of an edition offer: none where it was printed with other values than the site has. */
export function catalogOf({ language, prefix, words }: Source) {
  const printing = printed[language]
  if (!printing || outdatedValues(printing, language).length) return
  const { text, label } = words.catalog.offer
  return {
    path: `${prefix}/${slug(site.brand)}-catalog.pdf`,
    text,
    label: label.replace('{pages}', String(printing.pages)).replace('{size}', (printing.bytes / 1_000_000).toFixed(1)),
  }
}

const slug = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
