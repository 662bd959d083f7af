import { createHash } from 'node:crypto'
import type { Source } from '../app/content/editions.ts'
import type { Kind } from '../app/pages/kinds.ts'
import { directed } from './directed.ts'
import { apart } from './paper.ts'
import type { Part, Styles } from './styles.ts'

/** The style sheets of an edition: what its pages hold, and the files that they name. */
export type Dress = Pick<Styles, 'shell' | 'kinds' | 'typefaces'> & {
  language: Source['language']
  files: { of: string; name: string; text: string }[]
  /** The address of a file. */
  sheetOf: (of: Kind | Part | `paper-${Kind}`) => string
}

/** The styles without what concerns other editions. */
export function dress(styles: Styles, { language, dir }: Source): Dress {
  const own = (sheet: string) => directed(sheet, { lang: language, dir })
  const shell = `${styles.faces[language] ?? ''}${own(styles.shell)}`
  const kinds = mapped(styles.kinds, own)
  const paper = Object.fromEntries(
    Object.entries(kinds).map(([kind, text]) => [`paper-${kind}`, apart(shell).paper + apart(text).paper]),
  )
  const files = Object.entries({ ...kinds, ...mapped(styles.parts, own), ...paper }).map(([of, text]) => ({
    of,
    name: sheetName(of, text),
    text,
  }))
  const texts = [shell, ...files.map(({ text }) => text)].join()
  return {
    language,
    shell,
    kinds,
    typefaces: styles.typefaces.filter(({ name }) => texts.includes(name)),
    files,
    sheetOf: (of) => `/${files.find((file) => file.of === of)?.name}`,
  }
}

const mapped = <Key extends string>(sheets: Record<Key, string>, change: (sheet: string) => string) =>
  Object.fromEntries(Object.entries<string>(sheets).map(([key, text]) => [key, change(text)])) as Record<Key, string>

const sheetName = (kind: string, text: string) =>
  `assets/${kind}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`
