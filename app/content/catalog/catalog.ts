import { createHash } from 'node:crypto'
import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import { type AnyGroup, type Method, methods } from '#app/catalogue/grades/methods.ts'
import { statedOver } from '#app/catalogue/stated.ts'
import type { CategoryFacts } from '#app/catalogue/types.ts'
import { counted } from '#app/lib/plurals.ts'
import { markPaths } from '#app/styles/markPaths.ts'
import { pictured } from '../editions.ts'
import { inquiryParts } from '../inquiryParts.ts'
import { type Figures, guideOf } from '../pages/guides.ts'
import type { Source } from '../source.ts'
import type { CategoryWords } from '../types.ts'
import { alphabetOf, otherNamesOf, placeIn } from './names.ts'
import { referencesOf } from './references.ts'
import { otherThan, tableOf } from './table.ts'

/** The words and facts of an edition joined into its printed catalog. The company and the date are added in print. */
export function catalogContent(source: Source) {
  const { language, dir, words } = source
  const { catalog, home, sheet, shell } = words
  const { labels } = words.trade.terms
  const products = counted(shell.products, catalogue.flatMap(productsOf).length, language)
  const categories = counted(catalog.categories, catalogue.length, language)
  const filled = (text: string) => text.replace('{products}', products).replace('{categories}', categories)
  return {
    language,
    dir,
    other: otherThan(language),
    words: {
      ...catalog,
      description: filled(catalog.description),
      cover: filled(catalog.cover),
      index: { ...catalog.index, remark: filled(catalog.index.remark) },
    },
    cover: { title: home.hero.title, picture: pictured(source, 'souk-sacks') },
    guide: {
      ...catalog.guide,
      terms: [...catalog.guide.terms, [labels.origins.title, `${labels.remark} ${labels.origins.remark}`] as const],
      inquiry: {
        title: sheet.inquiry.title,
        parts: inquiryParts.map((part) => ({
          name: sheet.inquiry.parts[part],
          text: words.sheets.nuts.cashews.inquiry[part],
        })),
      },
      picture: pictured(source, 'pallet-sacks'),
    },
    columns: { ...sheet.columns, grade: catalog.groups.grade, other: catalog.groups.other },
    categories: catalogue.map((category) => categoryOf(source, category)),
    alphabet: alphabetOf(source),
    otherNames: otherNamesOf(source),
    harvest: { ...labels.columns, title: labels.origins.title },
    hours: shell.office.hours,
    whatsapp: shell.footer.whatsapp,
    mark: markPaths,
  }
}

function categoryOf(source: Source, category: CategoryFacts) {
  const words: CategoryWords = source.words.categories[category.id]
  const { lines } = source.words.sheet.ours
  const stated: ReadonlySet<string> = statedOver(category.id, category.groups)
  return {
    id: category.id,
    name: words.name,
    lead: words.hero.lead,
    picture: pictured(source, category.picture),
    figures: Object.entries(lines).flatMap(([line, figure]) => (stated.has(line) ? figure : [])),
    groups: category.groups.map((group) => ({
      place: placeIn(category.id, group.id),
      name: words.groups.items[group.id]?.name ?? '',
      description: words.groups.items[group.id]?.description ?? '',
      picture: pictured(source, group.picture),
      ...tableOf(source, group.products),
      ...readingOf(source, category, group),
    })),
    references: referencesOf(source, category),
  }
}

/** The figure of a guide with its method, which says how it is drawn. */
export type Figure = {
  [By in Method]: { by: By; of: Figures[By] }
}[Method]

/** How the grade of a group is seen, and where and when the world harvests it, from its guide. */
function readingOf(source: Source, category: CategoryFacts, group: CategoryFacts['groups'][number]) {
  const { content } = guideOf(source, category, group)
  const by = methods[group.id as AnyGroup]
  const { reading, year, trade, months, grades } = content
  return {
    reading: { title: reading.title, lead: reading.lead, caption: reading.caption },
    figure: { by, of: content.figure } as Figure,
    goods: grades.rows.map(({ id, name }) => ({ id, name })),
    year,
    // The year of arrivals already has the origins.
    harvest: { origins: by === 'year' ? [] : trade.origins, months },
  }
}

export type CatalogContent = ReturnType<typeof catalogContent>

/** Changes when the catalog would have to be printed again. */
export const contentHash = (content: CatalogContent) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
