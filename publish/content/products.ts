import { globSync } from 'node:fs'
import { closest } from './closest.ts'
import { checkShape, type Said } from './product-shape.ts'
import { writtenIn } from './written.ts'
import { nameOf, productsIn, slug, type WrittenProduct } from './written-products.ts'

/** A slip in the lines of a file: what else is said of those lines follows from it. */
export type Slip = { file: string; line: number; lastLine: number; sentence: string }

/** What is wrong with products, as they are written: no slip hides another one. `arabic` says whether that is published. */
export function checkProducts(categories: readonly string[], arabic: boolean): Slip[] {
  const products = categories.flatMap(productsIn)
  const goods = globSync('app/catalogue/goods/*.ts').flatMap((file) => [...(writtenIn(file)?.fields.keys() ?? [])])
  const languages = arabic ? ['en', 'ar'] : ['en']
  return [
    ...products.flatMap((product) => [...checkShape(product, languages)].map((slip) => at(product, slip))),
    ...products.flatMap((product) => [...checkGood(product, goods)].map((slip) => at(product, slip))),
    ...repeated(products, 'id', ({ product }) => product.fields.get('id')?.value, sameId),
    ...repeated(products, 'en', ({ product }) => nameOf(product).toLowerCase().replace(/\s+/g, ' '), sameName),
    ...categories.flatMap((category) => languages.flatMap((language) => unexplained(category, language))),
  ]
}

const at = ({ file, product }: WrittenProduct, { field = '', sentence }: Said): Slip => {
  const line = product.fields.get(field)?.line ?? product.line
  return { file, line: product.line, lastLine: product.lastLine, sentence: `${file}, line ${line}: ${sentence}` }
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

/** The second of two products that have the same where each has its own. */
function repeated(
  products: WrittenProduct[],
  field: string,
  of: (product: WrittenProduct) => unknown,
  say: (product: WrittenProduct, other: WrittenProduct) => string,
) {
  const seen = new Map<unknown, WrittenProduct>()
  return products.flatMap((product) => {
    const key = of(product)
    const other = seen.get(key)
    if (!key || !other) {
      seen.set(key, product)
      return []
    }
    return [at(product, { field, sentence: say(product, other) })]
  })
}

const place = ({ file, product }: WrittenProduct, from: string) =>
  `${file === from ? '' : `${file}, `}line ${product.line}`

const sameId = ({ file, product }: WrittenProduct, other: WrittenProduct) => {
  const id = String(product.fields.get('id')?.value)
  const own = slug(nameOf(product))
  return `the id \`${id}\` of the product “${nameOf(product)}” is that of the product “${nameOf(other.product)}” already (${place(other, file)}). Give it one of its own, such as id: '${own && own !== id ? own : `${id}-2`}'.`
}

const sameName = ({ file, product }: WrittenProduct, other: WrittenProduct) =>
  `“${nameOf(product)}” is listed twice, also in ${place(other, file)}. Take one away, or name the difference, such as en: ['${nameOf(product)}, Organic'].`

    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Products of which the sheet of their group says nothing, in one language. */
function unexplained(category: string, language: string): Slip[] {
  const file = `app/content/${language}/sheets/${category}.ts`
  const sheets = writtenIn(file)
  return productsIn(category).flatMap(({ group, product }) => {
    const id = product.fields.get('id')?.value
    const meanings = sheets?.fields.get(group)?.fields.get('meanings')
    if (typeof id !== 'string' || !meanings || meanings.fields.has(id)) return []
    const [example] = meanings.fields.values()
    const sentence = `${file}, line ${meanings.line}: the sheet does not say what \`${id}\` means. Add a line like '${id}': ${example?.text ?? "'The largest, skin on.'"},`
    return [{ file, line: meanings.line, lastLine: meanings.line, sentence }]
  })
}
