import postcss, { type AtRule, type Container } from 'postcss'
import type { Introduced } from '../app/content/edition.ts'

/**
 * A style sheet without what concerns other editions: rules below [dir=…] and :lang(…). A page brings only what its own
 * direction and language need; a site in one language has nothing of another.
 */
export function forEdition(sheet: string, { lang, dir }: Pick<Introduced, 'lang' | 'dir'>): string {
  const root = postcss.parse(sheet)
  const isForeign = (selector: string) => {
    const [, direction, language] = selector.match(/^(?::root|html)?(?:\[dir=["']?(\w+)["']?\]|:lang\((\w+)\))/) ?? []
    return (direction !== undefined && direction !== dir) || (language !== undefined && language !== lang)
  }
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isForeign(selector))
    if (kept.length === 0) removeWithEmptyParents(rule)
    else if (kept.length < rule.selectors.length) rule.selector = kept.join(',')
  })
  return root.toString()
}

/** A line height is the rule's times the typeface's: within an edition that is one number, and shorter. */
export function withLeading(sheet: string, faces: string): string {
  const factorOf = (name: string) => Number(faces.match(new RegExp(`--${name}:([\\d.]+)`))?.[1] ?? 1)
  return sheet.replace(/calc\(([\d.]+) \* var\(--(leading(?:-text)?)\)\)/g, (_, height: string, name: string) =>
    String(Number((Number(height) * factorOf(name)).toFixed(3))),
  )
}

function removeWithEmptyParents(node: Container) {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && (parent as AtRule).nodes?.length === 0) removeWithEmptyParents(parent as AtRule)
}

/**
 * Parts a style sheet into what a screen needs at once and what only paper needs. The pages inline the one and name the
 * other as a file for print, which no screen waits for. The bundler has unnested the rules: each block for paper stands
 * at the top level.
 */
export function splitPrint(sheet: string) {
  const screen = postcss.parse(sheet)
  const print = postcss.root()
  screen.each((node) => {
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') print.append(node.remove())
  })
  return { screen: screen.toString(), print: print.toString() }
}

/**
 * A style sheet without what concerns nothing in the markup and the scripts that it is for: classes of sections that none
 * of the pages has, the grounds of other pictures, columns of other tables.
 */
export function forMarkup(sheet: string, markup: string, scripts = ''): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ')))
  const isThere = ({ name, value }: Asked) =>
    name === 'class'
      ? classes.has(value) || ['"', "'", '`'].some((quote) => scripts.includes(quote + value + quote))
      : markup.includes(` ${name}="${value}"`)
  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => asked(selector).every(isThere))
    if (kept.length === 0) removeWithEmptyParents(rule)
    else if (kept.length < rule.selectors.length) rule.selector = kept.join(',')
  })
  return root.toString()
}

type Asked = { name: string; value: string }

/** What has to stand in a page for a selector to find anything. What it lists as alternatives or as missing need not. */
function asked(selector: string): Asked[] {
  const sure = selector.replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  const found = sure.matchAll(/\.([a-z][\w-]*)|\[(data-(?:ground|picture|of|category))=["']?([\w-]+)/gi)
  return [...found].map(([, className, name = 'class', value = '']) => ({ name, value: className ?? value }))
}
