import type { Manifest } from 'vite'
import type { Edition } from '../app/content/edition.ts'
import type { Kind } from '../app/content/pages/contents.ts'
import type { Assets } from '../app/document/HeadAssets.tsx'
import type { EditionStyles } from './editionStyles.ts'
import { faces } from './styles.ts'

/** What the bundler adds to the head of a page: typefaces, the styles of the shell and of its kind, those for paper, the script. */
export function headAssets(manifest: Manifest, styles: EditionStyles, kind: Kind): Assets {
  const entry = manifest['app/start.ts']
  if (!entry) throw new Error('The build made no script to start with')
  return {
    typefaces: typefacesAhead(styles).map(rooted),
    styles: [{ text: styles.shell.screen }, { of: kind, text: styles.kinds[kind].screen }],
    print: styles.addressOf(`print-${kind}`),
    modules: importsOf(manifest, entry.imports).map(rooted),
    scripts: [rooted(entry.file)],
  }
}

const rooted = (file: string) => `/${file}`

/** What even a visitor who saves data keeps: the offline page, alive. */
export function neededOffline(manifest: Manifest, styles: EditionStyles, { prefix }: Edition) {
  const scripts = importsOf(manifest, ['app/start.ts', 'app/features/offline/offlinePage.ts'])
  const files = [...typefacesOf(styles), ...new Set(scripts)].map(rooted)
  return [`${prefix}/offline`, ...files]
}

/** Those that every page is set in; others are fetched by the pages that have letters for them. */
const typefacesOf = ({ shell, typefaces }: EditionStyles) =>
  typefaces.map(({ name }) => name).filter((name) => shell.screen.includes(name))

const typefacesAhead = (styles: EditionStyles) =>
  typefacesOf(styles).filter((name) => faces[styles.language].ahead.test(name))

function importsOf(manifest: Manifest, keys: string[] = []): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...importsOf(manifest, chunk.imports)] : []
  })
}
