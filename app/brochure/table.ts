import { productFacts } from '#app/catalogue/productFacts.ts'
import { codeNote, inCommon } from '#app/guide/content/gradeTable.ts'
import { otherThan, type Source, worded } from '#app/i18n/source.ts'
import { joinedLong } from '#app/lib/wording.ts'
import type { Group, Product } from '#content/schema/catalogue.ts'

/** `span` is the number of rows that share the cell; none where a row above has it. */
type Cell = { text: string; span: number }
type Column = (typeof columnIds)[number]
const columnIds = ['other', 'hindi', 'latin', 'hs'] as const

/** The products of a group as a ruled table. Neighbors that are equal in a column share one cell. */
export function tableOf(source: Source, products: Group['products']) {
  const facts = products.map(({ id }) => productFacts(id))
  const goods = products.map(({ good }) => good)
  const codes = facts.map(({ hs }) => (hs ? `${hs.code}${hs.form ? '*' : ''}` : source.words.guide.askBroker))
  const named = (names: string[]) => shared(names, goods)
  const columns: Record<Column, (Cell | undefined)[]> = {
    other: named(otherNames(source, products)),
    hindi: named(facts.map(({ hindi }) => shortList(hindi))),
    latin: named(facts.map(({ latin = '' }) => latin)),
    hs: shared(codes, codes),
  }
  // What all rows share stands over the table, once.
  const isCommon = ([cell]: (Cell | undefined)[]) =>
    products.length > 1 && cell?.span === products.length && cell.text !== ''
  const common = columnIds.filter((id) => isCommon(columns[id])).map((id) => ({ id, text: columns[id][0]?.text ?? '' }))
  const cellsOf = (row: number) =>
    columnIds.filter((id) => columns[id][row] && !isCommon(columns[id])).map((id) => [id, columns[id][row]] as const)
  const rows = products.map((product, row) => {
    const { id, name, note } = worded(source, product)
    const cells: Partial<Record<Column, Cell>> = Object.fromEntries(cellsOf(row))
    return { id, name, note, ...cells }
  })
  const notes = facts.flatMap(({ hs }) => (hs?.form ? [`${hs.code}: ${codeNote(hs, source.language)}`] : []))
  return { rows, common, notes: joinedLong([...new Set(notes)], source.language) }
}

/** Grades of one good have its name in the other language; what tells them apart stands in their own. */
function otherNames({ language }: Source, products: readonly Product[]) {
  const named = (product: Product) => product[otherThan(language)][0]
  return products.map((product) => {
    const same = products.filter(({ good }) => good === product.good)
    return inCommon(same.map(named)) || named(product)
  })
}

/** Two of several names, where they fit a column. */
function shortList(names: readonly string[]) {
  const two = names.slice(0, 2).join(', ')
  return two.length > 18 ? (names[0] ?? '') : two
}

/** Equal neighbors of one kind become one cell. */
function shared(texts: string[], kinds: string[]): (Cell | undefined)[] {
  const isSame = (one: number, other: number) => texts[one] === texts[other] && kinds[one] === kinds[other]
  return texts.map((text, index) => {
    if (index > 0 && isSame(index, index - 1)) return undefined
    let span = 1
    while (index + span < texts.length && isSame(index, index + span)) span++
    return { text, span }
  })
}
