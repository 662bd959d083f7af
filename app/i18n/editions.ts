import { catalogue, categoryPath, placeOf, productOf, products } from '#app/catalogue/catalogue.ts'
import { counted } from '#app/lib/wording.ts'
import { site } from '#config'
import { arabic } from '#content/site/ar/words.ts'
import { english } from '#content/site/en/words.ts'
import { inFooter, popular } from '#content/site/highlights.ts'
import { forClients } from './clients.ts'
import { companyIn, inOwnCity } from './company.ts'
import { pictured } from './pictures.ts'
import { brochureOf } from './printing.ts'
import type { Source } from './source.ts'

const inEnglish: Source = { language: 'en', dir: 'ltr', prefix: '', name: 'English', words: inOwnCity(english, 'en') }
const inArabic: Source = { language: 'ar', dir: 'rtl', prefix: '/ar', name: 'العربية', words: inOwnCity(arabic, 'ar') }

/** The editions that are published. The first stands at the addresses without a beginning of their own. */
export const sources: readonly Source[] = site.arabic ? [inEnglish, inArabic] : [inEnglish]

/** Where the data and the styles of each client component are. */
const noClients = forClients(() => ({ data: '', styles: '' }))

/** The part of an edition that every page needs. `seasons` is the file of who ships when. */
export function editionOf(source: Source, clients = noClients, seasons = '') {
  const { language, words } = source
  const { said, row, presence, title } = words.list
  const { added, removed, full } = said
  return {
    ...introduced(source),
    others: sources.filter((one) => one !== source).map(introduced),
    company: companyIn(language),
    shell: words.shell,
    finder: {
      words: words.finder,
      /** The label of the link to all products, with their number. */
      all: counted(words.finder.all, products.length, language),
      popular: popular.map((id) => ({ name: productOf(id)[language][0], to: placeOf({ id }) })),
      categories: catalogue.map(({ id }) => ({ name: words.categories[id].name, to: categoryPath(id) })),
    },
    /** What is said of the list on every page, and by the buttons of products. */
    list: { ...presence, title, buttons: { ...row, added, removed, full } },
    clients,
    seasons,
    footerCategories: inFooter.map((id) => ({ path: categoryPath(id), name: words.categories[id].name })),
    /** Takes the place of a hero's picture that cannot be loaded. */
    stock: pictured(source, 'stock'),
    /** The printed catalog, where there is one for this company. */
    brochure: brochureOf(source),
  }
}

const introduced = ({ language, dir, prefix, name }: Source) => ({ lang: language, dir, prefix, name })
