import { grades } from '#app/catalogue/catalogue.ts'
import { isInEnglishName } from '#app/catalogue/otherNames.ts'
import { type ProductFacts, productFacts } from '#app/catalogue/productFacts.ts'
import { type Source, worded } from '#app/i18n/source.ts'
import { listed, listedTerms } from '#app/lib/wording.ts'
import type { CategoryFacts, Language, Product } from '#content/schema/catalogue.ts'
import type { Words } from '#content/schema/edition.ts'
import type { Range } from '#content/schema/grades.ts'
import type { GuideWords } from '#content/schema/guides.ts'
import type { ProductId } from '#content/schema/ids.ts'
import { forms } from '#content/trade/forms.ts'
import { gramsEach, namesOf, range, unit, weight } from './figures/grade.ts'

type Group = CategoryFacts['groups'][number]

/** What a table of grades says of a product, or once of all. */
export type FactId = 'meaning' | 'count' | 'grams' | 'hs' | 'arabic' | 'hindi' | 'botanical'
/** Names of different kinds stand in one column. */
type ColumnId = Exclude<FactId, (typeof nameIds)[number]> | 'names'
const nameIds = ['arabic', 'hindi', 'botanical'] as const
export type Cell = { text: string; note?: string }

/** What every row would repeat leaves the table and stands above it once; what no row has is left out. */
export function gradeTable(source: Source, category: CategoryFacts, group: Group, words: GuideWords) {
  const { columns } = source.words.guide
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

function cellsOf(source: Source, group: Group, product: Product, words: GuideWords): Partial<Record<FactId, Cell>> {
  const { guide } = source.words
  const { latin, hs, ...facts } = productFacts(product.id as ProductId)
  // The English name stands beside it on Arabic pages only.
  const hindi = facts.hindi.filter((name) => source.language === 'en' || !isInEnglishName(product, name))
  const measures = measuresOf(group.id, product.id, guide)
  const form = codeNote(hs, source.language)
  const carton = words.counted && !measures ? cartonOf(source, group.id, product.id) : undefined
  const meaning = words.meanings[product.id]
  if (!meaning) throw new Error(`The guide of ${group.id} does not say what "${product.id}" means`)
  const count =
    measures && (measures.range.length > 1 ? range(measures.range) : unit(guide.upTo, range(measures.range)))
  return {
    meaning: { text: meaning },
    ...(count && { count: { text: count } }),
    ...(carton && { count: carton }),
    ...(measures?.grams && { grams: { text: measures.grams } }),
    hs: hs ? { text: hs.code, ...(form && { note: form }) } : { text: guide.askBroker },
    arabic: { text: product[source.language === 'ar' ? 'en' : 'ar'][0] },
    ...(hindi.length > 0 && { hindi: { text: listedTerms(hindi.slice(0, 2), source.language) } }),
    ...(latin && { botanical: { text: latin } }),
  }
}

/** The count or the width that stands beside a product in the table of grades. */
function measuresOf(
  group: string,
  product: string,
  words: Words['guide'],
): { range: Range; grams?: string } | undefined {
  const grade = grades[group]
  if (grade?.kind === 'counts') {
    const item = grade.items.find((one) => one.product === product)
    if (!item) return undefined
    const grams = weight(gramsEach(grade.grams, item.count))
    // The most that a pound may hold makes the least that one weighs.
    return { range: item.count, grams: item.count.length > 1 ? grams : unit(words.atLeast, grams) }
  }
  if (grade?.kind === 'widths') {
    const item = grade.items.find((one) => one.product === product)
    return item && { range: item.mm }
  }
  return undefined
}

/** Where a group packs several goods by count: what each count weighs, and in which carton. */
function cartonOf(source: Source, group: string, product: string) {
  const { language, words } = source
  const grade = grades[group]
  const row = grade?.kind === 'series' ? grade.rows.find(({ id }) => id === product) : undefined
  if (row?.of.kind !== 'counts') return undefined
  const { grams, items } = row.of
  const counts = items.map(
    ({ label, count }) => `${label}\u00a0(${unit(words.guide.grams, weight(gramsEach(grams, count)))})`,
  )
  return { text: listed(counts, language), note: namesOf(source, group)(product) }
}

/** What stands beside a customs code: its form, and the codes of the other forms. "raw; roasted or salted: 2008.19" */
export function codeNote(hs: ProductFacts['hs'], language: Language) {
  const others = hs?.others?.map(({ code, form }) => `${forms[form][language]}: ${code}`) ?? []
  return [...(hs?.form ? [forms[hs.form][language]] : []), ...others].join(language === 'ar' ? '؛ ' : '; ')
}
