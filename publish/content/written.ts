import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A file of facts or words as it is written, with the line of each value: it need not fit its types, nor load. */

export type Written = {
  /** A text, a figure, a list or an object of such; `undefined` for anything else. */
  value: unknown
  /** As it stands in the file. */
  text: string
  line: number
  lastLine: number
  fields: Map<string, Written>
  items: Written[]
}

type Node = {
  type: string
  start: number
  end: number
  value?: unknown
  key?: Node & { name?: string }
  properties?: Node[]
  elements?: (Node | null)[]
  expression?: Node
  quasis?: { value: { cooked: string } }[]
  declaration?: { declarations?: { init?: Node }[] }
}

/** The object that a file exports; undefined where there is none, or where the file cannot be read. */
export function writtenIn(file: string): Written | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length) return undefined
  for (const node of program.body as unknown as Node[])
    for (const { init } of node.declaration?.declarations ?? []) {
      const found = init && bare(init)
      if (found?.type === 'ObjectExpression') return written(found, text)
    }
  return undefined
}

/** Without `satisfies …` and `as const` around it. */
const bare = (node: Node): Node => (node.expression && /^TS/.test(node.type) ? bare(node.expression) : node)

function written(wrapped: Node, text: string): Written {
  const node = bare(wrapped)
  const fields = new Map(
    (node.properties ?? []).flatMap((property) => {
      const name = property.key?.name ?? property.key?.value
      const value = property.value as Node | undefined
      return name === undefined || !value
        ? []
        : [[String(name), { ...written(value, text), line: lineAt(text, property.start) }]]
    }),
  )
  const items = (node.elements ?? []).flatMap((element) => (element ? [written(element, text)] : []))
  return {
    value: plainValue(node, fields, items),
    text: text.slice(node.start, node.end),
    line: lineAt(text, node.start),
    lastLine: lineAt(text, node.end),
    fields,
    items,
  }
}

function plainValue(node: Node, fields: Map<string, Written>, items: Written[]): unknown {
  if (node.type === 'Literal') return node.value
  // What is put into a text is a word there.
  if (node.type === 'TemplateLiteral') return node.quasis?.map(({ value }) => value.cooked).join('…')
  if (node.type === 'ArrayExpression') return items.map(({ value }) => value)
  if (node.type === 'ObjectExpression') return Object.fromEntries([...fields].map(([key, { value }]) => [key, value]))
  return undefined
}

function lineAt(text: string, offset: number) {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
