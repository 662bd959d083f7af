import type { SiteConfig } from '#config/variables.ts'
import type { Language } from '../../content/schema/catalogue.ts'

/** What sentences call a language, and whether the configuration publishes its edition. */
const languages: Record<Language, { name: string; isPublished: (site: SiteConfig) => boolean }> = {
  en: { name: 'English', isPublished: () => true },
  ar: { name: 'Arabic', isPublished: ({ arabic }) => arabic },
}

export const everyLanguage = Object.keys(languages) as Language[]

export const publishedIn = (site: SiteConfig) => everyLanguage.filter((one) => languages[one].isPublished(site))

export const calledIn = (language: Language) => languages[language].name
