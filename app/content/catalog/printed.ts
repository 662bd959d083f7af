import { site } from '#config'
import type { Source } from '../editions.ts'
import printings from './printed.generated.json' with { type: 'json' }

/** What of the configuration stands in a printed catalog. */
export const printedWith = {
  brand: site.brand,
  legalName: site.legalName,
  phone: site.phone,
  whatsapp: site.whatsapp,
  email: site.email,
  address: [site.address.street, site.address.district, site.address.city].join(', '),
  url: site.url,
}

/** A catalog that was printed: from which content, with which configuration, and what became of it. */
export type Printing = {
  content: string
  company: typeof printedWith
  pages: number
  bytes: number
  date: string
}

/** By edition. `npm run catalogue` writes them down. */
export const printed: Partial<Record<string, Printing>> = printings

/** The document as it is committed, within public/. */
export const catalogFile = (language: string) => `catalog/${language}.pdf`

/** The values that were others when the catalog was printed. */
export const outdatedValues = ({ company }: Printing) =>
  (Object.keys(printedWith) as (keyof typeof printedWith)[]).filter((key) => company[key] !== printedWith[key])

/** The catalog that pages of an edition offer: none where it was printed with other values than the site has. */
export function catalogOf({ language, prefix, words }: Source) {
  const printing = printed[language]
  if (!printing || outdatedValues(printing).length) return
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
