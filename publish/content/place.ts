import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { parseSync } from 'vite'
import type { CategoryId, Language } from '#content/schema/catalogue.ts'

/** Where a value stands: its file, its lines, the keys that lead to it there, and how it is written. */
export type Place = { file: string; line: number; lastLine: number; keys: string[]; text: string }

export type Node = {
  type: string
  start: number
  end: number
  name?: string
  key?: Node
  value?: Node | string
  argument?: Node
  expression?: Node
  object?: Node
  property?: Node
  properties?: Node[]
  elements?: (Node | null)[]
  source?: { value: string }
  specifiers?: { local: Node; imported?: Node }[]
  declaration?: Node
  declarations?: { id: Node; init?: Node }[]
}
type Tree = { file: string; text: string; body: Node[]; failsAt: number | undefined }
type Found = { tree: Tree; node: Node; whole: Node; keys: string[] }

/** Files by their patterns, with the slashes of addresses. */
export const filesIn = (patterns: string | string[], exclude: string[] = []) =>
  globSync(patterns, { exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const trees = new Map<string, Tree>()

/** A file as it is written now; it need not load. */
export function treeOf(file: string): Tree {
  const text = readFileSync(file, 'utf8')
  const known = trees.get(file)
  if (known?.text === text) return known
  const { program, errors } = parseSync(file, text)
  const failsAt = errors.length ? (errors[0]?.labels[0]?.start ?? 0) : undefined
  const tree = { file, text, body: program.body as unknown as Node[], failsAt }
  trees.set(file, tree)
  return tree
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Follows an export's keys through literals, constants and imports, as far as they are written down. */
export function placeOf(file: string, [name = '', ...keys]: readonly string[]): Place {
  let found = named(treeOf(file), name)
  let left = keys
  for (const key of keys) {
    const next = found && below(found, key)
    if (!next) break
    found = next
    left = left.slice(1)
  }
  if (!found) return { file, line: 1, lastLine: 1, keys, text: '' }
  const object = meant(found)
  const { tree, node, whole } = object?.node.properties ? object : found
  const lines = { line: lineAt(tree.text, whole.start), lastLine: lineAt(tree.text, node.end) }
  return { file: tree.file, ...lines, keys: [...found.keys, ...left], text: tree.text.slice(node.start, node.end) }
}

export const lineOf = (file: string, keys: readonly string[]) => `${file}, line ${placeOf(file, keys).line}`

/** What stands at the end of keys, if they lead anywhere. */
export const valueAt = (value: unknown, keys: readonly PropertyKey[]) =>
  keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** "content/nuts/en.ts, line 12 (hero.title)" */
export function sayPlace({ file, line, keys }: Place) {
  return `${file}, line ${line}${keys.length ? ` (${keys.join('.')})` : ''}`
}

export const categories: CategoryId[] = ['spices', 'nuts', 'sweeteners', 'beverages', 'fruits', 'vegetables', 'meat']

/** What sentences call a language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'Arabic' }

/** Facts are of every language, and asked for as the English words are. */
export const languageOf = (file: string) => file.match(/[/.](en|ar)[/.]/)?.[1] ?? 'en'

/** Where a text of an edition stands. */
export const whereInWords = (language: Language, keys: readonly string[]) =>
  sayPlace(placeOf(`content/site/${language}/words.ts`, [languageNames[language].toLowerCase(), ...keys]))

/** Where the last product or group with an id stands. */
export function whereListed(category: string, id: string) {
  const file = `content/${category}/products.ts`
  const { text } = treeOf(file)
  return `${file}, line ${lineAt(text, Math.max(text.lastIndexOf(`'${id}'`), 0))}`
}

function named(tree: Tree, name: string): Found | undefined {
  for (const node of tree.body) {
    for (const { id, init } of (node.declaration ?? node).declarations ?? [])
      if (id.name === name && init) return { tree, node: init, whole: node, keys: [] }
    const from = node.source?.value
    const local = from && node.specifiers?.find((one) => one.local.name === name)
    if (from?.startsWith('.') && local) return named(treeOf(join(tree.file, '..', from)), local.imported?.name ?? name)
  }
  return undefined
}

/** Without `satisfies …` around it, and where a name stands for it, what has that name. */
function meant(found: Found): Found | undefined {
  const { tree, node } = found
  if (node.expression && node.type.startsWith('TS')) return meant({ ...found, node: node.expression })
  if (node.type === 'Identifier') {
    const it = named(tree, node.name ?? '')
    return it && meant(it)
  }
  if (node.type !== 'MemberExpression' || !node.object) return found
  return below({ ...found, node: node.object }, keyName(node.property))
}

export const keyName = (node: Node | undefined) => String(node?.name ?? node?.value)

function below(outer: Found, key: string): Found | undefined {
  const found = meant(outer)
  if (!found) return undefined
  const { tree, node, keys } = found
  const element = node.elements?.slice(0, Number(key) + 1)
  if (element?.some((one) => one?.type === 'SpreadElement')) return undefined
  const item = element?.[Number(key)]
  if (item) return { tree, node: item, whole: item, keys: [...keys, key] }
  const property = node.properties?.findLast((one) => one.key && keyName(one.key) === key)
  if (property) return { tree, node: property.value as Node, whole: property, keys: [...keys, key] }
  for (const { argument } of node.properties ?? []) {
    const spread = argument && below({ ...found, node: argument }, key)
    if (spread) return spread
  }
  return undefined
}
