import type { Kind } from '../app/content/pages/contents.ts'
import type { Source } from '../app/content/source.ts'
import { forEdition, splitPrint, withLeading } from './css.ts'
import { hashOf, type NamedFile } from './dataFile.ts'
import type { ClientName, Styles } from './styles.ts'

type Split = ReturnType<typeof splitPrint>

/** The style sheets of an edition: what its pages hold, and the files that they name. */
export type EditionStyles = {
  language: Source['language']
  shell: Split
  kinds: Record<Kind, Split>
  typefaces: Styles['typefaces']
  /** Styles for paper, one file a kind of page, and those of the client components. */
  files: (NamedFile & { of: string })[]
  addressOf: (of: ClientName | `print-${Kind}`) => string
}

/** The styles without what concerns other editions. */
export function stylesOf(styles: Styles, { language, dir }: Source): EditionStyles {
  const faces = styles.faces[language] ?? ''
  const own = (sheet: string) => withLeading(forEdition(sheet, { lang: language, dir }), faces)
  const shell = splitPrint(`${faces}${own(styles.shell)}`)
  const kinds = mapped(styles.kinds, (sheet) => splitPrint(own(sheet)))
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
