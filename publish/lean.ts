import { globSync, readFileSync } from 'node:fs'
import type { Kind } from '../app/content/pages/contents.ts'
import { forMarkup } from './css.ts'
import type { EditionStyles } from './editionStyles.ts'

type Written = { path: string; kind: Kind; html: string }

/**
 * The documents of an edition with styles for what they have. All pages of a kind keep the same sheet: a page change
 * brings it once, and the security policy names it once.
 */
export function withLeanStyles(documents: Written[], { shell, kinds }: EditionStyles, dist: string) {
  // Classes that come alive later stand in the scripts.
  const scripts = globSync(`${dist}/assets/*.js`).map((file) => readFileSync(file, 'utf8'))
  const sheets = new Map<Kind, string>()
  for (const [kind, written] of Map.groupBy(documents, ({ kind }) => kind)) {
    const markup = written.map(({ html }) => html).join('')
    sheets.set(kind, forMarkup(kinds[kind].screen, markup, scripts.join('')))
  }
  return {
    sheets: [shell.screen, ...sheets.values()],
    documents: documents.map(({ path, kind, html }) => ({
      path,
      html: html.replace(kinds[kind].screen, () => sheets.get(kind) ?? ''),
    })),
  }
}
