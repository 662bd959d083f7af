import type { Manifest } from 'vite'
import type { Assets } from '../app/HeadAssets.tsx'
import type { Kind } from '../app/page.ts'
import { apart } from './paper.ts'
import type { Styles } from './styles.ts'

/** What the bundler adds to the head of a page: typefaces, the styles of the shell and of its kind, those for paper, the script. */
export function headAssets(manifest: Manifest, styles: Styles, kind: Kind, paper: string): Assets {
  const entry = manifest['app/start.ts']
  if (!entry) throw new Error('The build made no script to start with')
  return {
    typefaces: typefacesOfAll(styles).map(rooted),
    styles: [{ text: apart(styles.shell).screen }, { of: kind, text: apart(styles.kinds[kind]).screen }],
    paper,
    modules: importsOf(manifest, entry.imports).map(rooted),
    scripts: [rooted(entry.file)],
  }
}

const rooted = (file: string) => `/${file}`

/** What even a visitor who saves data keeps: the offline page, alive. */
export function neededOffline(manifest: Manifest, styles: Styles) {
  const scripts = importsOf(manifest, ['app/start.ts', 'app/offline/offlinePage.ts'])
  const files = [...typefacesOfAll(styles), ...new Set(scripts)].map(rooted)
  return ['/offline', ...files]
}

/** Those that every page is set in; others are fetched by the pages that have letters for them. */
const typefacesOfAll = ({ shell, typefaces }: Styles) =>
  typefaces.map(({ name }) => name).filter((name) => shell.includes(name))

function importsOf(manifest: Manifest, keys: string[] = []): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...importsOf(manifest, chunk.imports)] : []
  })
}
