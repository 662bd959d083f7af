import { createHash } from 'node:crypto'
import { catalogue, productsOf } from '#app/catalogue/catalogue.ts'
import { statedOver } from '#app/catalogue/statements.ts'
import { choicesOf, type GuideFigure } from '#app/guide/content/figures/figures.ts'
import { pileOf } from '#app/guide/content/figures/pile.ts'
import { guideContent, inquiryParts } from '#app/guide/content/guideContent.ts'
import { pictured } from '#app/i18n/pictures.ts'
import { otherThan, type Source } from '#app/i18n/source.ts'
import { counted, fill } from '#app/lib/wording.ts'
import { markPaths } from '#app/styles/markPaths.ts'
import type { CategoryFacts, Group } from '#content/schema/catalogue.ts'
import type { CategoryWords } from '#content/schema/words.ts'
import type { Method } from '#content/site/methods.ts'
import { alphabetOf, otherNamesOf, placeIn } from './names.ts'
import { brochureReferences } from './references.ts'
import { tableOf } from './table.ts'

/** The words and facts of an edition joined into its printed brochure. The company and the date are added in print. */
export function brochureContent(source: Source) {
  const { language, dir, words } = source
  const { brochure, home, guide, shell } = words
  const { labels } = words.trade.terms
  const products = counted(shell.products, catalogue.flatMap(productsOf).length, language)
  const categories = counted(brochure.categories, catalogue.length, language)
  const filled = (text: string) => text.replace('{products}', products).replace('{categories}', categories)
  const [cashews] = choicesOf({ method: 'pile', figure: pileOf(source, 'cashews') })
  return {
    language,
    dir,
    other: otherThan(language),
    words: {
      ...brochure,
      description: filled(brochure.description),
      cover: filled(brochure.cover),
      index: { ...brochure.index, remark: filled(brochure.index.remark) },
    },
    cover: { title: home.hero.title, picture: pictured(source, 'souk-sacks') },
    guide: {
      ...brochure.guide,
      terms: [...brochure.guide.terms, [labels.origins.title, `${labels.remark} ${labels.origins.remark}`] as const],
      inquiry: {
        title: guide.inquiry.title,
        parts: inquiryParts.map((part) => ({
          name: guide.inquiry.parts[part],
          text: fill(words.guides.nuts.cashews.inquiry[part], cashews?.says ?? {}),
        })),
      },
      picture: pictured(source, 'pallet-sacks'),
    },
    columns: { ...guide.columns, grade: brochure.groups.grade, other: brochure.groups.other },
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
  const { lines } = source.words.guide.ours
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
    references: brochureReferences(source, category),
  }
}

/** The figure of a guide with its method, which says how it is drawn. */
export type Figure = { [By in Method]: { by: By; of: Extract<GuideFigure, { method: By }>['figure'] } }[Method]

/** How the grade of a group is seen, and where and when the world harvests it, from its guide. */
function readingOf(source: Source, category: CategoryFacts, group: Group) {
  const { method, figure, reading, year, trade, months, grades } = guideContent(source, category, group)
  return {
    reading: { title: reading.title, lead: fill(reading.lead, reading.choice?.says ?? {}), caption: reading.caption },
    figure: { by: method, of: figure } as Figure,
    goods: grades.rows.map(({ id, name }) => ({ id, name })),
    year,
    // The year of arrivals already has the origins.
    harvest: { origins: method === 'year' ? [] : trade.origins, months },
  }
}

export type BrochureContent = ReturnType<typeof brochureContent>

/** Changes when the brochure would have to be printed again. */
export const contentHash = (content: BrochureContent) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
