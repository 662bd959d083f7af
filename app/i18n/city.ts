import { site } from '#config'
import type { Language } from '#content/schema/catalogue.ts'

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
