import postcss, { type AtRule, type Container } from 'postcss'
import type { Introduced } from '../../app/i18n/edition.ts'

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
