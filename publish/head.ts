import type { Manifest } from 'vite'
import type { Assets } from '../app/document/HeadAssets.tsx'
import type { Edition } from '../app/i18n/edition.ts'
import type { Kind } from '../app/pages/kinds.ts'
import type { Dress } from './dress.ts'
import { apart } from './paper.ts'
import { faces } from './styles.ts'

/** What the bundler adds to the head of a page: typefaces, the styles of the shell and of its kind, those for paper, the script. */
export function headAssets(manifest: Manifest, dress: Dress, kind: Kind): Assets {
  const entry = manifest['app/start.ts']
  if (!entry) throw new Error('The build made no script to start with')
  return {
    typefaces: typefacesAhead(dress).map(rooted),
    styles: [{ text: apart(dress.shell).screen }, { of: kind, text: apart(dress.kinds[kind]).screen }],
    paper: dress.sheetOf(`paper-${kind}`),
    modules: importsOf(manifest, entry.imports).map(rooted),
    scripts: [rooted(entry.file)],
  }
}

const rooted = (file: string) => `/${file}`

/** What even a visitor who saves data keeps: the offline page, alive. */
export function neededOffline(manifest: Manifest, dress: Dress, { prefix }: Edition) {
  const scripts = importsOf(manifest, ['app/start.ts', 'app/features/offline/offlinePage.ts'])
  const files = [...typefacesOf(dress), ...new Set(scripts)].map(rooted)
  return [`${prefix}/offline`, ...files]
}

/** Those that every page is set in; others are fetched by the pages that have letters for them. */
const typefacesOf = ({ shell, typefaces }: Dress) =>
  typefaces.map(({ name }) => name).filter((name) => shell.includes(name))

const typefacesAhead = (dress: Dress) => typefacesOf(dress).filter((name) => faces[dress.language].ahead.test(name))

function importsOf(manifest: Manifest, keys: string[] = []): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...importsOf(manifest, chunk.imports)] : []
  })
}
