import { basename } from 'node:path'
import postcss, { type AtRule, type Container } from 'postcss'
import type { ClientName } from '../../app/i18n/clients.ts'
import type { Introduced } from '../../app/i18n/edition.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import { hashOf } from '../pages/files.ts'
import type { Styles } from './bundle.ts'

/** The style sheets of an edition: what its pages hold, and the files that they name. */
export type EditionStyles = ReturnType<typeof stylesOf>

/** Pages that the same files show share a style sheet: guide-Pile. */
export const sheetName = ({ files }: Pick<Page, 'files'>) => files.map((file) => basename(file, '.tsx')).join('-')

/** The styles without what concerns other editions. */
export function stylesOf(styles: Styles, { language, dir }: Source, pages: readonly Page[]) {
  const own = (sheet: string) => forEdition(sheet, { lang: language, dir })
  const shell = splitPrint(`${styles.faces(language)}${own(styles.shell)}`)
  /** By the names that `sheetName` gives them. */
  const kinds: Record<string, ReturnType<typeof splitPrint>> = {}
  for (const page of pages) kinds[sheetName(page)] ??= splitPrint(own(styles.ofPage(page.files)))
  /** Those of the client components, and styles for paper, one file a sheet. */
  const files = [
    ...Object.entries(styles.clients).map(([client, sheet]) => sheetFile(client, own(sheet))),
    ...Object.entries(kinds).map(([kind, { print }]) => sheetFile(`print-${kind}`, shell.print + print)),
  ]
  const screens = [shell, ...Object.values(kinds)].map(({ screen }) => screen)
  const texts = [...screens, ...files.map(({ text }) => text)]
  return {
    language,
    shell,
    kinds,
    typefaces: styles.typefaces.filter(({ name }) => texts.some((text) => text.includes(name))),
    files,
    addressOf: (of: ClientName | `print-${string}`) => files.find((file) => file.of === of)?.address ?? '',
  }
}

const sheetFile = (of: string, text: string) => ({ of, address: `/assets/${of}-${hashOf(text)}.css`, text })

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
