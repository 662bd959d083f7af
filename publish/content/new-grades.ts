import type { Slip } from './products.ts'
import { type Written, writtenIn } from './written.ts'
import { nameOf, productsIn, type WrittenProduct } from './written-products.ts'

/** Products with a grade like those of their group that is not among its figures: their guide would show dashes. */
export function checkNewGrades(categories: readonly string[]): Slip[] {
  return categories.flatMap((category) => {
    const file = `app/catalogue/grades/${category}.ts`
    const groups = writtenIn(file)?.fields
    return productsIn(category).flatMap((product) => {
      const items = groups?.get(product.group)?.fields.get('items')
      const added = items && missingItem(product, items)
      if (!added) return []
      const { file: catalogue, product: written, group } = product
      const sentence = `${catalogue}, line ${written.line}: “${nameOf(written)}” has a grade that its group does not know, and its guide would show dashes. Add ${added} to the items of \`${group}\` in ${file}, line ${items.line}.`
      return [{ file: catalogue, line: written.line, lastLine: written.lastLine, sentence }]
    })
  })
}

/** The line to add for a product that reads like those that have one. */
function missingItem({ product }: WrittenProduct, items: Written) {
  const id = product.fields.get('id')?.value
  const known = items.items.map(({ fields }) => fields).filter((fields) => fields.has('product'))
  if (typeof id !== 'string' || known.some((fields) => fields.get('product')?.value === id)) return undefined
  const text = (product.fields.get('en')?.items ?? []).map(({ value }) => String(value)).join(' ')
  for (const fields of known) {
    const label = fields.get('label')?.value
    const found = text.match(typeof label === 'string' ? patternOf(label) : /\d+(?:[–-]\d+)?(?= mm\b)/)?.[0]
    if (!found) continue
    const figures = found.match(/\d+/g)?.join(', ')
    return typeof label === 'string'
      ? `{ label: '${found}', count: [${figures}], product: '${id}' }`
      : `{ mm: [${figures}], product: '${id}' }`
  }
  return undefined
}

/** What a label such as W180 or 18/20 looks like with other figures. */
const patternOf = (label: string) =>
  new RegExp(
    `(?<![\\w/])${label
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\d+/g, '\\d+')
      .replace(/[/–-]/g, '[/–-]')}(?![\\w/])`,
  )
