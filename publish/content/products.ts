import { globSync } from 'node:fs'
import { closest } from '#config/closest.ts'
import type { Language } from '../../app/catalogue/types.ts'
import { slug } from '../../app/features/finder/index.ts'
import { checkShape, type Said } from './product-shape.ts'
import { type Written, writtenIn } from './written.ts'
import { idOf, isAddress, nameOf, productsIn, type WrittenProduct } from './written-products.ts'

/** A slip in the lines of a file: what else is said of those lines follows from it. */
export type Slip = {
  file: string
  line: number
  lastLine: number
  sentence: string
  /** The product, as it is or should be called elsewhere: what is said of it there follows as well. */
  ids?: string[]
}

/** What is wrong with products, as they are written: no slip hides another one. In the languages that are published. */
export function checkProducts(categories: readonly string[], languages: readonly Language[]): Slip[] {
  const products = categories.flatMap(productsIn)
  const goods = globSync('app/catalogue/goods/*.ts').flatMap((file) => [...(writtenIn(file)?.fields.keys() ?? [])])
  return [
    ...products.flatMap((product) => [...checkShape(product, languages)].map((slip) => at(product, slip))),
    ...products.flatMap((product) => [...checkGood(product, goods)].map((slip) => at(product, slip))),
    ...repeated(products, 'id', idOf, sameId),
    ...repeated(products, 'en', (product) => nameOf(product).toLowerCase().replace(/\s+/g, ' '), sameName),
    ...categories.flatMap((category) => languages.flatMap((language) => unexplained(products, category, language))),
  ]
}

const at = ({ file, product }: WrittenProduct, { field = '', sentence }: Said): Slip => {
  const line = product.fields.get(field)?.line ?? product.line
  const id = product.fields.get('id')?.value
  const ids = [String(id), slug(idOf(product)), slug(nameOf(product))]
  return { file, line: product.line, lastLine: product.lastLine, ids, sentence: `${file}, line ${line}: ${sentence}` }
}

function* checkGood({ product, example }: WrittenProduct, goods: string[]): Generator<Said> {
  const good = product.fields.get('good')?.value
  if (typeof good !== 'string' || goods.includes(good)) return
  const meant = closest(good, goods)
  const write = meant
    ? `Did you mean good: '${meant}'?`
    : `Name one of app/catalogue/goods, such as ${example('good')}, or add it there.`
  yield { field: 'good', sentence: `there is no good \`${good}\`. ${write}` }
}

/** Products that share what each has for itself, all but the first. */
function repeated(
  products: WrittenProduct[],
  field: string,
  of: (product: Written) => string,
  say: (product: WrittenProduct, other: WrittenProduct) => string,
) {
  return [...Map.groupBy(products, ({ product }) => of(product))].flatMap(([key, alike]) => {
    if (!key || alike.length < 2) return []
    // Whose name is not in its id has borrowed it.
    const [first, ...others] = alike.toSorted((one, other) => Number(borrows(one)) - Number(borrows(other)))
    return first ? others.map((other) => at(other, { field, sentence: say(other, first) })) : []
  })
}

const borrows = ({ product }: WrittenProduct) => slug(nameOf(product)) !== idOf(product)

const place = ({ file, product }: WrittenProduct, from: string) =>
  `${file === from ? '' : `${file}, `}line ${product.line}`

const sameId = ({ file, product }: WrittenProduct, other: WrittenProduct) => {
  const id = idOf(product)
  const own = slug(nameOf(product))
  return `the id \`${id}\` of the product “${nameOf(product)}” is that of the product “${nameOf(other.product)}” already (${place(other, file)}). Give it one of its own, such as id: '${own && own !== id ? own : `${id}-2`}'.`
}

const sameName = ({ file, product }: WrittenProduct, other: WrittenProduct) =>
  `“${nameOf(product)}” is listed twice, also in ${place(other, file)}. Take one away, or name the difference, such as en: ['${nameOf(product)}, Organic'].`

/** Products of which the guide of their group says nothing, in one language. */
function unexplained(all: WrittenProduct[], category: string, language: string): Slip[] {
  const file = `app/content/${language}/sheets/${category}.ts`
  const sheets = writtenIn(file)
  return all.flatMap((one) => {
    // An id that has to change is explained under the one that it gets.
    const id = isAddress(idOf(one.product)) ? idOf(one.product) : slug(idOf(one.product) || nameOf(one.product))
    const meanings = sheets?.fields.get(one.group)?.fields.get('meanings')
    if (one.category !== category || !meanings || meanings.fields.has(id)) return []
    if (!id || all.some((other) => other !== one && idOf(other.product) === id)) return []
    const [example] = meanings.fields.values()
    const sentence = `${file}, line ${meanings.line}: the guide does not say what \`${id}\` means. Add a line like '${id}': ${example?.text ?? "'The largest, skin on.'"},`
    return [{ file, line: meanings.line, lastLine: meanings.line, sentence }]
  })
}
