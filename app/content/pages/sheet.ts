import type { ProductId } from '#app/catalogue/catalogue.ts'
import { factsOf } from '#app/catalogue/facts.ts'
import type { AnyGroup } from '#app/catalogue/grades/methods.ts'
import { type Stated, statedFor } from '#app/catalogue/stated.ts'
import type { CategoryFacts, Product } from '#app/catalogue/types.ts'
import { listedTerms } from '#app/lib/listed.ts'
import { codeNote } from '../customs.ts'
import { pathOf, pictured } from '../editions.ts'
import { partsOf, sentenceOf } from '../inquiryParts.ts'
import type { SheetWords } from '../sheetWords.ts'
import type { Source } from '../source.ts'
import type { CategoryWords } from '../types.ts'
import { yearFigure } from './figures/year.ts'
import { alsoOf, cartonOf, measuresOf } from './measures.ts'
import { isInEnglishName } from './otherNames.ts'
import { referencesOf } from './references.ts'
import { worded } from './shared.ts'
import { range, unit } from './sizes.ts'
import { tradeOf } from './trade.ts'
import { monthHeads } from './tradeFigures.ts'

type Group = CategoryFacts['groups'][number]

/** What a table of grades says of a product, or once of all. */
export type FactId = 'meaning' | 'count' | 'grams' | 'hs' | 'arabic' | 'hindi' | 'botanical'
/** Names of different kinds stand in one column. */
type ColumnId = Exclude<FactId, (typeof nameIds)[number]> | 'names'
const nameIds = ['arabic', 'hindi', 'botanical'] as const
export type Cell = { text: string; note?: string }

export const sheetPath = (category: CategoryFacts, group: Group) => `${pathOf(category.id)}/${group.id}` as const

function sheetWordsOf({ words }: Source, category: CategoryFacts, { id }: Group) {
  const sheets: Record<string, SheetWords> = words.sheets[category.id]
  const found = sheets[id]
  if (!found) throw new Error(`The words have no sheet for the group "${id}"`)
  return found
}

/** What is the same for all goods stands on other pages. */
const isSaidOfAll: ReadonlySet<Stated> = new Set(['bulk'])

/** A group's words joined with the facts of its products, what the trade knows and what we state. */
export function sheetContent(source: Source, category: CategoryFacts, group: Group) {
  const words = sheetWordsOf(source, category, group)
  const { sheet, shell } = source.words
  const categoryWords: CategoryWords = source.words.categories[category.id]
  const { name } = nameOf(categoryWords, group)
  const { home, products } = shell.nav
  const ours = statedFor(group.id).filter((line) => !isSaidOfAll.has(line))
  return {
    meta: words.meta,
    hero: {
      title: name,
      lead: words.introduction,
      actions: [{ ...sheet.quote, quote: name }, sheet.samples],
      picture: pictured(source, group.picture),
    },
    category: category.id,
    group: group.id as AnyGroup,
    kind: sheet.kind,
    print: sheet.print,
    categoryName: categoryWords.name,
    trail: [home, products, { label: categoryWords.name, to: pathOf(category.id) }],
    jumps: {
      reading: words.reading.title,
      grades: words.grades.title,
      trade: source.words.trade.terms.labels.title,
      figures: ours.length ? sheet.ours.title : sheet.references.title,
      inquiry: sheet.inquiry.jump,
    },
    reading: {
      title: source.words.figures.of[group.id as AnyGroup].heading,
      lead: words.reading.lead,
      caption: words.reading.caption,
      terms: words.reading.terms,
      also: alsoOf(group.id, words),
    },
    grades: { ...words.grades, ...tableOf(source, category, group, words) },
    trade: tradeOf(source, category, group),
    months: monthHeads(source.language),
    year: yearFigure(source, group),
    ours: { title: sheet.ours.title, rows: ours.map((line) => sheet.ours.lines[line]) },
    references: {
      title: sheet.references.title,
      remark: sheet.references.remark,
      rows: referencesOf(source, group.products),
    },
    inquiry: {
      ...sheet.inquiry,
      parts: partsOf(words.inquiry, source.words.sheet.inquiry.parts, source.language),
      example: sentenceOf(words.inquiry, source.language),
    },
    neighbors: neighborsOf(source, category, group),
  }
}

export type SheetContent = ReturnType<typeof sheetContent>

function nameOf({ name, groups }: CategoryWords, { id }: Group) {
  const found = groups.items[id]
  if (!found) throw new Error(`The words of ${name} have none for the group "${id}"`)
  return found
}

/** What every row would repeat leaves the table and stands above it once; what no row has is left out. */
function tableOf(source: Source, category: CategoryFacts, group: Group, words: SheetWords) {
  const { columns } = source.words.sheet
  const labels: Record<FactId, string> = {
    ...columns,
    count: words.counted ?? '',
    botanical: category.id === 'meat' ? columns.species : columns.botanical,
  }
  const rows = group.products.map((product) => ({
    ...worded(source, product),
    cells: cellsOf(source, group, product, words),
  }))
  const all = (id: FactId) => rows.map(({ cells }) => cells[id])
  // Grades of one good share its name; the names of different goods stand with each.
  const isOneGood = group.products.every(({ good }) => good === group.products[0]?.good)
  const other = source.language === 'ar' ? 'en' : 'ar'
  const arabic = isOneGood && inCommon(group.products.map((product) => product[other][0]))
  if (arabic) for (const { cells } of rows) cells.arabic = { text: arabic }

  const used = (Object.keys(labels) as FactId[]).filter((id) => all(id).some(Boolean))
  const isShared = (id: FactId) => all(id).every((cell) => cell && same(cell, rows[0]?.cells[id]))
  const shared = used.filter((id) => id !== 'meaning' && isShared(id))
  const alone = used.filter((id) => !shared.includes(id))
  const names = nameIds.filter((id) => alone.includes(id))
  const figures = (['meaning', 'count', 'grams'] as const).filter((id) => alone.includes(id))
  const column = (id: ColumnId, label: string, ...of: FactId[]) => ({ id, label, of })
  return {
    shared: ([...nameIds, 'hs'] as const)
      .filter((id) => shared.includes(id))
      .map((id) => ({ id, label: labels[id], ...(rows[0]?.cells[id] as Cell) })),
    product: columns.product,
    hs: columns.hs,
    columns: [
      ...figures.map((id) => column(id, labels[id], id)),
      ...(names.length
        ? [column('names', names.length > 1 ? columns.names : labels[names[0] as FactId], ...names)]
        : []),
      ...(alone.includes('hs') ? [column('hs', labels.hs, 'hs')] : []),
    ],
    rows,
  }
}

const same = (one: Cell, other: Cell | undefined) => one.text === other?.text && one.note === other.note

/** The words that stand in every one of the names, as كاجو in all grades of cashews. */
export function inCommon(names: string[]) {
  const [first = [], ...rest] = names.map((name) => name.split(' '))
  return first.filter((word) => rest.every((name) => name.includes(word))).join(' ')
}

function cellsOf(source: Source, group: Group, product: Product, words: SheetWords): Partial<Record<FactId, Cell>> {
  const { sheet } = source.words
  const { latin, hs, ...facts } = factsOf(product.id as ProductId)
  // The English name stands beside it on Arabic pages only.
  const hindi = facts.hindi.filter((name) => source.language === 'en' || !isInEnglishName(product, name))
  const measures = measuresOf(group.id, product.id, sheet)
  const form = codeNote(hs, source.language)
  const carton = words.counted && !measures ? cartonOf(group.id, product.id, words, sheet) : undefined
  const meaning = words.meanings[product.id]
  if (!meaning) throw new Error(`The sheet of ${group.id} does not say what "${product.id}" means`)
  const count =
    measures && (measures.range.length > 1 ? range(measures.range) : unit(sheet.upTo, range(measures.range)))
  return {
    meaning: { text: meaning },
    ...(count && { count: { text: count } }),
    ...(carton && { count: carton }),
    ...(measures?.grams && { grams: { text: measures.grams } }),
    hs: hs ? { text: hs.code, ...(form && { note: form }) } : { text: sheet.askBroker },
    arabic: { text: product[source.language === 'ar' ? 'en' : 'ar'][0] },
    ...(hindi.length > 0 && { hindi: { text: listedTerms(hindi.slice(0, 2), source.language) } }),
    ...(latin && { botanical: { text: latin } }),
  }
}

/** Previous and next stay within the category; before the first and after the last stands the category itself. */
function neighborsOf(source: Source, category: CategoryFacts, group: Group) {
  const words: CategoryWords = source.words.categories[category.id]
  const { label, previous, next, all } = source.words.sheet.neighbors
  const at = category.groups.indexOf(group)
  const whole = { label: all, name: words.name, path: pathOf(category.id) }
  const beside = (one: Group | undefined, direction: string) =>
    one
      ? {
          label: direction,
          name: nameOf(words, one).name,
          path: sheetPath(category, one),
        }
      : whole
  return { label, previous: beside(category.groups[at - 1], previous), next: beside(category.groups[at + 1], next) }
}
