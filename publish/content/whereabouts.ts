import { existsSync, readFileSync } from 'node:fs'

/** Where a text of an edition stands, by the keys that lead to it: "app/content/en/nuts.ts, line 12 (hero.title)". */
export function whereInWords(language: string, keys: string[]) {
  const [first = '', ...below] = keys
  const [page = '', ...rest] =
    first === 'categories' ? below : isFolder(first) ? [`${first}/${below[0]}`, ...below.slice(1)] : keys
  const file = `app/content/${language}/${page}.ts`
  const path = rest.join('.')
  if (!existsSync(file)) return `app/content/${language} (${keys.join('.')})`
  const line = lineOf(readFileSync(file, 'utf8'), rest)
  return line ? `${file}, line ${line} (${path})` : `${file} (${path})`
}

/** Words that have a folder of their own. */
const isFolder = (key: string) => key === 'sheets' || key === 'trade'

/** Follows the keys through the text of a file; a place in a list is left to the path. */
function lineOf(text: string, keys: string[]) {
  let at = 0
  for (const key of keys) {
    if (/^\d+$/.test(key)) return
    const name = key.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    const found = text.slice(at).match(new RegExp(`(^|[\\s{])['"]?${name}['"]?:`))
    if (found?.index === undefined) return
    at += found.index + found[0].length
  }
  return text.slice(0, at).split('\n').length
}

/** Where the last product or group with an id stands in the catalogue. */
export function whereInCatalogue(category: string, id: string) {
  const file = `app/catalogue/${category}.ts`
  if (!existsSync(file)) return 'app/catalogue'
  const lines = readFileSync(file, 'utf8').split('\n')
  const line = lines.findLastIndex((text) => text.includes(`'${id}'`))
  return line < 0 ? file : `${file}, line ${line + 1}`
}
