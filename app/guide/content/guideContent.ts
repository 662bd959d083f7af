import { categoryPath, grades, guidePath } from '#app/catalogue/catalogue.ts'
import { statedFor } from '#app/catalogue/statements.ts'
import { groupWords } from '#app/i18n/categories.ts'
import { pictured } from '#app/i18n/pictures.ts'
import type { Source } from '#app/i18n/source.ts'
import { joined } from '#app/lib/wording.ts'
import type { CategoryFacts, Group, Language } from '#content/schema/catalogue.ts'
import type { GuideWords, InquiryExample, InquiryPart, Stated } from '#content/schema/guides.ts'
import type { CategoryWords } from '#content/schema/words.ts'
import type { AnyGroup, GroupBy } from '#content/site/methods.ts'
import { choicesOf, figureOf } from './figures/figures.ts'
import { type Choice, codeTable, guideWords, namesOf, required } from './figures/grade.ts'
import { gradeTable } from './gradeTable.ts'
import { yearFigure } from './seasons.ts'
import { tradeOf } from './trade.ts'
import { tradeRows } from './tradeRows.ts'
import { monthHeads } from './tradeText.ts'

/** A group's words joined with the facts of its products, what the trade knows and what we state, and its figure. */
export function guideContent(source: Source, category: CategoryFacts, group: Group) {
  const shown = figureOf(source, group)
  const content = sharedContent(source, category, group, choicesOf(shown))
  if (shown.method !== 'year') return { ...content, ...shown }
  // The year opens the guide, and how its grade is read stands over the products.
  const { reading, grades, jumps, year } = content
  const { lead } = source.words.figures.of[group.id as GroupBy<'year'>]
  return {
    ...content,
    ...shown,
    reading: { ...reading, lead },
    grades: { ...grades, remark: reading.lead },
    jumps: { ...jumps, reading: year?.words.title ?? jumps.reading },
  }
}

export type GuideContent = ReturnType<typeof guideContent>

/** What is the same for all goods stands on other pages. */
const isSaidOfAll: ReadonlySet<Stated> = new Set(['bulk'])

/** What all guides have, whichever their figure is. */
function sharedContent(source: Source, category: CategoryFacts, group: Group, choices: Choice[]) {
  const [choice] = choices
  const { guide, shell } = source.words
  const words = guideWords(source, group.id)
  const categoryWords: CategoryWords = source.words.categories[category.id]
  const { name } = groupWords(categoryWords, group.id)
  const { home, products } = shell.nav
  const trade = tradeOf(source, group)
  const ours = statedFor(group.id).filter((line) => !isSaidOfAll.has(line))
  return {
    meta: words.meta,
    hero: {
      title: name,
      lead: words.introduction,
      actions: [{ ...guide.quote, quote: name }, guide.samples],
      picture: pictured(source, group.picture),
    },
    category: category.id,
    group: group.id as AnyGroup,
    kind: guide.kind,
    print: guide.print,
    categoryName: categoryWords.name,
    trail: [home, products, { label: categoryWords.name, to: categoryPath(category.id) }],
    jumps: {
      reading: words.reading.title,
      year: source.words.trade.terms.labels.year.title,
      grades: words.grades.title,
      trade: source.words.trade.terms.labels.title,
      figures: guide.ours.title,
      inquiry: guide.inquiry.jump,
    },
    reading: {
      title: source.words.figures.of[group.id as AnyGroup].heading,
      lead: words.reading.lead,
      caption: words.reading.caption,
      terms: words.reading.terms,
      also: alsoOf(source, group.id, words),
      choice,
    },
    grades: {
      ...words.grades,
      ...gradeTable(source, category, group, words),
      chosen: choice?.product,
      choosable: choices.map(({ product }) => product),
    },
    trade: { labels: trade.labels, origins: trade.origins, rows: tradeRows(source, trade, group) },
    months: monthHeads(source.language),
    year: yearFigure(source, group),
    ours: { title: guide.ours.title, rows: ours.map((line) => guide.ours.lines[line]) },
    inquiry: {
      ...guide.inquiry,
      parts: partsOf(words.inquiry, guide.inquiry.parts, source.language),
      example: exampleSentence({ ...words.inquiry, ...guide.inquiry.gaps }, source.language),
      choice,
    },
    neighbors: neighborsOf(source, category, group),
  }
}

/** A second table beside the figure: in words, or the codes of the forms in which goods are declared. */
function alsoOf(source: Source, group: string, { reading: { also } }: GuideWords) {
  const grade = grades[group]
  if (!also) return undefined
  const codes = grade && 'codes' in grade && grade.codes
  const table = codes ? codeTable(codes, namesOf(source, group)) : required(also.table, `a second table for ${group}`)
  return { caption: also.caption, ...table }
}

/** Previous and next stay within the category; before the first and after the last stands the category itself. */
function neighborsOf(source: Source, category: CategoryFacts, group: Group) {
  const words: CategoryWords = source.words.categories[category.id]
  const { label, previous, next, all } = source.words.guide.neighbors
  const at = category.groups.indexOf(group)
  const whole = { label: all, name: words.name, path: categoryPath(category.id) }
  const beside = (one: Group | undefined, label: string) =>
    one ? { label, name: groupWords(words, one.id).name, path: guidePath(category, one) } : whole
  return { label, previous: beside(category.groups[at - 1], previous), next: beside(category.groups[at + 1], next) }
}

export const inquiryParts = [
  'product',
  'grade',
  'quantity',
  'packing',
  'destination',
  'documents',
] as const satisfies InquiryPart[]

/** "Cashews, W320, 2 tons in 50 lb cartons, to Muscat, with certificates of analysis and origin." */
export function exampleSentence(example: InquiryExample, language: Language) {
  const { product, grade, quantity, packing, destination, documents } = example
  return `${joined([product, grade, `${quantity} ${packing}`, destination, documents], language)}.`
}

/** The parts as they stand in the sentence: what follows each is set to it. */
function partsOf(example: InquiryExample, names: Record<InquiryPart, string>, language: Language) {
  const comma = language === 'ar' ? '،' : ','
  const after = (part: InquiryPart) => (part === 'quantity' ? '' : part === 'documents' ? '.' : comma)
  return inquiryParts.map((part) => ({ name: names[part], text: `${example[part]}${after(part)}` }))
}
