import type { Modules } from './files.ts'
import { placeOf } from './place.ts'
import { idOf, type Listed, nameOf, say } from './products.ts'

type Item = { label?: string; product?: string }

/** Products with a grade like those of their group that is not among its figures: their guide would show dashes. */
export function checkNewGrades(products: Listed[], modules: Modules): string[] {
  return products.flatMap((product) => {
    const file = `content/${product.category}/grades.ts`
    const items =
      (modules.get(file)?.grades as Record<string, { items?: Item[] }> | undefined)?.[product.group]?.items ?? []
    const added =
      idOf(product) &&
      missingItem(
        product,
        items.filter((one) => one.product),
      )
    if (!added) return []
    const { line } = placeOf(file, ['grades', product.group, 'items'])
    return [
      say(
        product,
        '',
        `“${nameOf(product)}” has a grade that its group does not know, and its guide would show dashes. Add ${added} to the items of \`${product.group}\` in ${file}, line ${line}.`,
      ),
    ]
  })
}

/** The line to add for a product that reads like those that have one. */
function missingItem(product: Listed, items: Item[]) {
  const id = idOf(product)
  if (items.some((one) => one.product === id)) return undefined
  const text = [product.its.en].flat().join(' ')
  for (const { label } of items) {
    const found = text.match(label === undefined ? /\d+(?:[–-]\d+)?(?= mm\b)/ : patternOf(label))?.[0]
    const figures = found?.match(/\d+/g)?.join(', ')
    if (found)
      return label === undefined
        ? `{ mm: [${figures}], product: '${id}' }`
        : `{ label: '${found}', count: [${figures}], product: '${id}' }`
  }
  return undefined
}

/** What a label such as W180 or 18/20 looks like with other figures. */
function patternOf(label: string) {
  const figures = label
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\d+/g, '\\d+')
    .replace(/[/–-]/g, '[/–-]')
  return new RegExp(`(?<![\\w/])${figures}(?![\\w/])`)
}
