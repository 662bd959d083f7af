import { grades } from '#app/catalogue/catalogue.ts'
import { isInEnglishName } from '#app/catalogue/otherNames.ts'
import { type ProductFacts, productFacts } from '#app/catalogue/productFacts.ts'
import { otherThan, type Source, worded } from '#app/i18n/source.ts'
import { joined, joinedLong } from '#app/lib/wording.ts'
import type { CategoryFacts, Group, Language, Product } from '#content/schema/catalogue.ts'
import type { Range } from '#content/schema/grades.ts'
import type { GuideWords } from '#content/schema/guides.ts'
import { forms } from '#content/trade/forms.ts'
import { gramsEach, namesOf, range, unit, weight } from './figures/grade.ts'

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
  const other = otherThan(source.language)
  const arabic = isOneGood && inCommon(group.products.map((product) => product[other][0]))
  if (arabic) for (const { cells } of rows) cells.arabic = { text: arabic }

  const used = (Object.keys(labels) as FactId[]).filter((id) => all(id).some(Boolean))
  const isShared = (id: FactId) => all(id).every((cell) => cell && same(cell, rows[0]?.cells[id]))
  const shared = used.filter((id) => id !== 'meaning' && isShared(id))
  const alone = used.filter((id) => !shared.includes(id))
  const names = nameIds.filter((id) => alone.includes(id))
  // Beside a table of their own the codes need no further line.
  const remark = alone.includes('hs') && !codesOf(group.id) && commonRemark(all('hs'))
  const cellsIn = (cells: Partial<Record<FactId, Cell>>) =>
    remark && cells.hs?.note === remark.note ? { ...cells, hs: { text: cells.hs.text } } : cells
  // A figure that few of them have stands in their names and at the drawing: a column of it would be empty.
  const isCommon = (id: FactId) => 2 * all(id).filter(Boolean).length >= rows.length
  const figures = (['meaning', 'count', 'grams'] as const).filter((id) => alone.includes(id) && isCommon(id))
  const column = (id: ColumnId, label: string, ...of: FactId[]) => ({ id, label, of })
  return {
    shared: ([...nameIds, 'hs'] as const)
      .filter((id) => shared.includes(id))
      .map((id) => ({ id, label: labels[id], ...(rows[0]?.cells[id] as Cell) })),
    note: remark ? `${labels.hs} ${remark.text}: ${remark.note}` : '',
    product: columns.product,
    hs: columns.hs,
    columns: [
      ...figures.map((id) => column(id, labels[id], id)),
      ...(names.length
        ? [column('names', names.length > 1 ? columns.names : labels[names[0] as FactId], ...names)]
        : []),
      ...(alone.includes('hs') ? [column('hs', labels.hs, 'hs')] : []),
    ],
    rows: rows.map((row) => ({ ...row, cells: cellsIn(row.cells) })),
  }
}

/** What most of the rows would say of their codes, with those codes: "0802.11, 0802.12: raw; 2008.19 roasted or salted". */
function commonRemark(cells: (Cell | undefined)[]) {
  const [most] = [...Map.groupBy(cells, (cell) => cell?.note)].filter(
    ([note, of]) => note && 2 * of.length > cells.length,
  )
  if (!most) return undefined
  const [note = '', of] = most
  return { note, text: [...new Set(of.map((cell) => cell?.text))].sort().join(', ') }
}

/** The codes of the forms in which its goods are declared, where they have a table. */
const codesOf = (group: string) => {
  const grade = grades[group]
  return grade && 'codes' in grade ? grade.codes : undefined
}

const same = (one: Cell, other: Cell | undefined) => one.text === other?.text && one.note === other.note

/** The words that stand in every one of the names, as كاجو in all grades of cashews. */
export function inCommon(names: string[]) {
  const [first = [], ...rest] = names.map((name) => name.split(' '))
  return first.filter((word) => rest.every((name) => name.includes(word))).join(' ')
}

function cellsOf(source: Source, group: Group, product: Product, words: GuideWords): Partial<Record<FactId, Cell>> {
  const { guide } = source.words
  const { latin, hs, ...facts } = productFacts(product.id)
  // The English name stands beside it on Arabic pages only.
  const hindi = facts.hindi.filter((name) => source.language === 'en' || !isInEnglishName(product, name))
  const form = codeNote(hs, source.language)
  const isTabled = codesOf(group.id)?.rows.some(({ id }) => id.startsWith(`${product.id}-`))
  const meaning = words.meanings[product.id]
  if (!meaning) throw new Error(`The guide of ${group.id} does not say what "${product.id}" means`)
  return {
    meaning: { text: meaning },
    ...(words.counted && measuresOf(source, group.id, product.id)),
    hs: hs ? { text: hs.code, ...(form && { note: form }) } : { text: isTabled ? guide.tabled : guide.askBroker },
    arabic: { text: product[otherThan(source.language)][0] },
    ...(hindi.length > 0 && { hindi: { text: joined(hindi.slice(0, 2), source.language) } }),
    ...(latin && { botanical: { text: latin } }),
  }
}

/** The counts or the width that stand beside a product in the table of grades, and what one weighs. */
function measuresOf(source: Source, group: string, product: string): { count?: Cell; grams?: Cell } {
  const { guide } = source.words
  const grade = grades[group]
  const said = (figures: Range) => (figures.length > 1 ? range(figures) : unit(guide.upTo, range(figures)))
  if (grade?.kind === 'counts') {
    const count = grade.items.find((one) => one.product === product)?.count
    if (!count) return {}
    const grams = weight(gramsEach(grade.grams, count))
    // The most that a pound may hold makes the least that one weighs.
    return { count: { text: said(count) }, grams: { text: count.length > 1 ? grams : unit(guide.atLeast, grams) } }
  }
  if (grade?.kind === 'widths') {
    const mm = grade.items.find((one) => one.product === product)?.mm
    return mm ? { count: { text: said(mm) } } : {}
  }
  // Several goods of a group are packed by count: what each count weighs, and in which carton.
  const good = grade?.kind === 'series' ? grade.rows.find(({ id }) => id === product)?.of : undefined
  if (good?.kind !== 'counts') return {}
  const counts = good.items.map(
    ({ label, count }) => `${label}\u00a0(${unit(guide.grams, weight(gramsEach(good.grams, count)))})`,
  )
  return { count: { text: joined(counts, source.language), note: namesOf(source, group)(product) } }
}

/** What stands beside a customs code: its form, and the codes of the other forms. "raw; 2008.19 roasted or salted" */
export function codeNote(hs: ProductFacts['hs'], language: Language) {
  const others = hs?.others?.map(({ code, form }) => `${code} ${forms[form][language]}`) ?? []
  return joinedLong([...(hs?.form ? [forms[hs.form][language]] : []), ...others], language)
}
