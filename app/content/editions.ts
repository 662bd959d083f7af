import { catalogue, inFooter, popular, productOf, productsOf } from '#app/catalogue/catalogue.ts'
import grounds from '#app/catalogue/grounds.generated.json' with { type: 'json' }
import { placeOf } from '#app/catalogue/place.ts'
import type { CategoryFacts, CategoryId, PictureName } from '#app/catalogue/types.ts'
import { counted } from '#app/lib/plurals.ts'
import { site } from '#config'
import { arabic } from './ar/words.ts'
import { catalogOf } from './catalog/printed.ts'
import { inOwnCity } from './city.ts'
import { companyIn } from './company.ts'
import type { Edition } from './edition.ts'
import { english } from './en/words.ts'
import { versionOf } from './mark.ts'
import type { Source } from './source.ts'
import type { Pictured } from './types.ts'
import type { Words } from './words.ts'

const inEnglish: Source = { language: 'en', dir: 'ltr', prefix: '', name: 'English', words: inOwnCity(english, 'en') }
const inArabic: Source = { language: 'ar', dir: 'rtl', prefix: '/ar', name: 'العربية', words: inOwnCity(arabic, 'ar') }

/** The editions that are published. The first stands at the addresses without a beginning of their own. */
export const sources: readonly Source[] = site.arabic ? [inEnglish, inArabic] : [inEnglish]

const noClient = { data: '', styles: '' }
const noClients: Edition['clients'] = { list: noClient, finder: noClient }

/** The part of an edition that every page needs. */
export function editionOf(source: Source, clients = noClients): Edition {
  const { language, dir, prefix, name, words } = source
  const { shell } = words
  const catalog = catalogOf(source)
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
    footerCategories: inFooter.map((id) => ({ path: pathOf(id), name: words.categories[id].name })),
    stock: pictured(source, 'stock'),
    ...(catalog && { catalog }),
  }
}

const introduced = ({ language, dir, prefix, name }: Source) => ({ lang: language, dir, prefix, name })

function listWordsOf({ list }: Words): Edition['list'] {
  const { row, said, single, units, presence, title } = list
  const { added, removed, full } = said
  return { ...presence, title, buttons: { ...row, added, removed, full, single, units } }
}

function finderOf({ language, words }: Source): Edition['finder'] {
  return {
    words: words.finder,
    all: counted(words.finder.all, catalogue.flatMap(productsOf).length, language),
    popular: popular.map((id) => ({ name: productOf(id)[language][0], to: placeOf({ id }) })),
    categories: catalogue.map(({ id }) => ({ name: words.categories[id].name, to: pathOf(id) })),
  }
}

export const pathOf = (id: CategoryId) => `/products/${id}` as const

export const pictured = ({ words }: Source, name: PictureName): Pictured => ({
  name,
  version: versionOf(name).version,
  ground: grounds[name],
  alt: words.pictures[name],
})

export function categoryOf(id: CategoryId): CategoryFacts {
  const found = catalogue.find((category) => category.id === id)
  if (!found) throw new Error(`There is no category "${id}"`)
  return found
}
