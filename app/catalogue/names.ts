import { readFileSync } from 'node:fs'
import { catalogue, goods, productsOf } from './catalogue.ts'

const file = 'content/names.tsv'

/** ISO 639 codes; `mul` is for names that several languages share. */
const languages = [
  'mul',
  'la',
  'en',
  'ar',
  'hi',
  'ur',
  'ml',
  'ta',
  'bn',
  'fa',
  'tr',
  'fr',
  'fil',
  'sw',
  'ru',
  'zh',
  'de',
  'es',
  'it',
  'pt',
]

const products = new Map(catalogue.flatMap(productsOf).map(({ id, good }) => [id, good]))
const places = catalogue.flatMap(({ id, groups }) => [id, ...groups.map((group) => `${id}/${group.id}`)])

type Row = { line: number; id: string; language: string; name: string; rest: string[] }

const rowsOf = (table: string): Row[] =>
  table.split(/\r?\n/).flatMap((text, at) => {
    if (at === 0 || text.trim() === '') return []
    const [id = '', language = '', name = '', ...rest] = text.split('\t').map((cell) => cell.trim())
    return [{ line: at + 1, id, language, name, rest }]
  })

/** By what else goods, products, groups and categories are asked for: found, never shown. An id that is both a good and a product means the good. */
export function readNames(table = readFileSync(file, 'utf8')) {
  const names = { goods: {}, products: {}, places: {} } as Record<
    'goods' | 'products' | 'places',
    Record<string, string[]>
  >
  for (const { id, name } of rowsOf(table)) {
    const its = places.includes(id) ? names.places : goods[id] ? names.goods : names.products
    its[id] = [...(its[id] ?? []), name]
  }
  return names
}

/** Slips in the table, a sentence each. */
export function checkNameTable(table = readFileSync(file, 'utf8')): string[] {
  const lines = new Map<string, number>()
  return rowsOf(table).flatMap(({ line, id, language, name, rest }) => {
    const at = `${file}, line ${line}:`
    if (!id || !language || !name || rest.some(Boolean))
      return [`${at} a row has three cells, parted by tabs: what is called so, a language, a name.`]
    const slips: string[] = []
    if (!goods[id] && !products.has(id) && !places.includes(id))
      slips.push(
        `${at} “${id}” is no good, product, group or category. Write an id of content/*/goods.ts or products.ts, or a group as nuts/cashews.`,
      )
    if (!languages.includes(language))
      slips.push(`${at} the language “${language}” is not known. Write one of ${languages.join(', ')}.`)
    if (/[,;]/.test(name)) slips.push(`${at} “${name}” has a comma or semicolon. Give every name a row of its own.`)
    const key = `${id}\t${name.toLowerCase()}`
    const before = lines.get(key)
    if (before) slips.push(`${at} “${name}” stands in line ${before} already. Delete one of them.`)
    else lines.set(key, line)
    return slips
  })
}
