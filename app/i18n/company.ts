import { site } from '#config'
import type { Language } from '#content/schema/catalogue.ts'

/** What the configuration says of the company, in the forms that pages need. */
const { latitude, longitude } = site.coordinates
const reach = { latitude: 0.004, longitude: 0.008 }

const places: Record<string, number> = {
  latitude,
  longitude,
  west: longitude - reach.longitude,
  east: longitude + reach.longitude,
  south: latitude - reach.latitude,
  north: latitude + reach.latitude,
}

const fill = (template: string) =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => places[key]?.toFixed(5) ?? whole)

const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

/** What is spelled in Arabic letters only where the configuration has it so. */
const spelled = (language: Language) => {
  const { brand, legalName, brandArabic, legalNameArabic, addressArabic } = site
  const { street, district, city } = site.address
  const address = [street, district, city].join(', ')
  return language === 'ar'
    ? { brand: brandArabic || brand, legalName: legalNameArabic || legalName, address: addressArabic || address }
    : { brand, legalName, address }
}

export const companyIn = (language: Language) => ({
  ...spelled(language),
  tradeLicense: site.tradeLicense,
  taxNumber: site.taxNumber,
  phone: {
    plain: site.phone,
    shown: unbroken(site.phone),
    href: `tel:${site.phone.replaceAll(' ', '')}`,
  },
  /** Where none is configured, nothing mentions it. */
  whatsapp: site.whatsapp
    ? { shown: unbroken(site.whatsapp), href: `https://wa.me/${site.whatsapp.replace(/\D/g, '')}` }
    : undefined,
  email: { shown: site.email, href: `mailto:${site.email}` },
  map: { embed: fill(site.map.embed), directions: fill(site.map.directions) },
})

/** The city that the words were written in. Of what is said of its clock, nothing follows for another city. */
export const writtenCity = {
  en: { city: 'Dubai', said: /\bDubai\b(?! time)/g, clock: /\bDubai time\b/ },
  ar: { city: 'دبي', said: /(?<!بتوقيت )دبي/g, clock: /بتوقيت دبي/ },
} satisfies Record<Language, { city: string; said: RegExp; clock: RegExp }>

/** In Arabic letters it stands at the end of the Arabic address. */
function cityIn(language: Language) {
  const { address, addressArabic } = site
  const inArabic = addressArabic.split(/[،,]/).at(-1)?.trim()
  return (language === 'ar' && inArabic) || address.city
}

/** The words of an edition with the company's own city in them. */
export function inOwnCity<Words>(words: Words, language: Language, city = cityIn(language)): Words {
  const written = writtenCity[language]
  const told = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(written.said, () => city)
    if (Array.isArray(value)) return value.map(told)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, told(inner)]))
  }
  return city === written.city ? words : (told(words) as Words)
}
