import { catalogue, categoryPath, placeOf, productOf, productsOf } from '#app/catalogue/catalogue.ts'
import { brochureOf } from '#app/i18n/printing.ts'
import { counted } from '#app/lib/wording.ts'
import { site } from '#config'
import type { Words } from '#content/schema/edition.ts'
import { arabic } from '#content/site/ar/words.ts'
import { english } from '#content/site/en/words.ts'
import { inFooter, popular } from '#content/site/highlights.ts'
import { inOwnCity } from './city.ts'
import { companyIn } from './company.ts'
import type { Edition } from './edition.ts'
import { pictured } from './pictures.ts'
import type { Source } from './source.ts'

const inEnglish: Source = { language: 'en', dir: 'ltr', prefix: '', name: 'English', words: inOwnCity(english, 'en') }
const inArabic: Source = { language: 'ar', dir: 'rtl', prefix: '/ar', name: 'العربية', words: inOwnCity(arabic, 'ar') }

/** The editions that are published. The first stands at the addresses without a beginning of their own. */
export const sources: readonly Source[] = site.arabic ? [inEnglish, inArabic] : [inEnglish]

const noClient = { data: '', styles: '' }
const noClients: Edition['clients'] = { list: noClient, finder: noClient }

/** The part of an edition that every page needs. */
export function editionOf(source: Source, clients = noClients, seasons = ''): Edition {
  const { language, dir, prefix, name, words } = source
  const { shell } = words
  const brochure = brochureOf(source)
  return {
    lang: language,
    dir,
    prefix,
    name,
    others: sources.filter((one) => one !== source).map(introduced),
    company: companyIn(language),
    shell,
    finder: finderOf(source),
    list: listWordsOf(words),
    clients,
    seasons,
    footerCategories: inFooter.map((id) => ({ path: categoryPath(id), name: words.categories[id].name })),
    stock: pictured(source, 'stock'),
    ...(brochure && { brochure }),
  }
}

const introduced = ({ language, dir, prefix, name }: Source) => ({ lang: language, dir, prefix, name })

function listWordsOf({ list }: Words): Edition['list'] {
  const { row, said, presence, title } = list
  const { added, removed, full } = said
  return { ...presence, title, buttons: { ...row, added, removed, full } }
}

function finderOf({ language, words }: Source): Edition['finder'] {
  return {
    words: words.finder,
    all: counted(words.finder.all, catalogue.flatMap(productsOf).length, language),
    popular: popular.map((id) => ({ name: productOf(id)[language][0], to: placeOf({ id }) })),
    categories: catalogue.map(({ id }) => ({ name: words.categories[id].name, to: categoryPath(id) })),
  }
}
