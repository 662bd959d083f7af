import { basename } from 'node:path'
import type { ClientName } from '../../app/i18n/edition.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import { hashOf, type NamedFile } from '../pages/files.ts'
import type { Styles } from './bundle.ts'
import { forEdition, splitPrint } from './css.ts'

type Split = ReturnType<typeof splitPrint>

/** The style sheets of an edition: what its pages hold, and the files that they name. */
export type EditionStyles = {
  language: Source['language']
  shell: Split
  /** By the name that `sheetName` gives them. */
  kinds: Record<string, Split>
  typefaces: Styles['typefaces']
  /** Styles for paper, one file a sheet, and those of the client components. */
  files: (NamedFile & { of: string })[]
  addressOf: (of: ClientName | `print-${string}`) => string
}

/** Pages that the same files show share a style sheet: guide-Pile. */
export const sheetName = ({ files }: Pick<Page, 'files'>) => files.map((file) => basename(file, '.tsx')).join('-')

/** The styles without what concerns other editions. */
export function stylesOf(styles: Styles, { language, dir }: Source, pages: readonly Page[]): EditionStyles {
  const own = (sheet: string) => forEdition(sheet, { lang: language, dir })
  const shell = splitPrint(`${styles.faces[language] ?? ''}${own(styles.shell)}`)
  const ofPages = Object.fromEntries(pages.map((page) => [sheetName(page), styles.ofPage(page.files)]))
  const kinds = mapped(ofPages, (sheet) => splitPrint(own(sheet)))
  const print = Object.entries(kinds).map(([kind, sheet]) => [`print-${kind}`, shell.print + sheet.print])
  const files = Object.entries<string>({ ...mapped(styles.clients, own), ...Object.fromEntries(print) }).map(
    ([of, text]) => ({ of, address: `/assets/${of}-${hashOf(text)}.css`, text }),
  )
  const texts = [shell, ...Object.values<Split>(kinds)]
    .map(({ screen }) => screen)
    .concat(files.map(({ text }) => text))
  return {
    language,
    shell,
    kinds,
    typefaces: styles.typefaces.filter(({ name }) => texts.some((text) => text.includes(name))),
    files,
    addressOf: (of) => files.find((file) => file.of === of)?.address ?? '',
  }
}

const mapped = <Key extends string, Result>(sheets: Record<Key, string>, change: (sheet: string) => Result) =>
  Object.fromEntries(Object.entries<string>(sheets).map(([key, text]) => [key, change(text)])) as Record<Key, Result>
