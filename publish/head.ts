import type { Manifest } from 'vite'
import type { Kind } from '../app/page.ts'
import { apart } from './paper.ts'
import type { Styles } from './styles.ts'

/** What the bundler adds to the head of a page: typefaces, the styles of the shell and of its kind, those for paper, the script. */
export function headAssets(manifest: Manifest, styles: Styles, kind: Kind, paper: string) {
  const entry = manifest['app/start.ts']
  if (!entry) throw new Error('The build made no script to start with')
  return [
    ...typefacesOfAll(styles).map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${apart(styles.shell).screen}</style>`,
    `<style data-styles="${kind}">${apart(styles.kinds[kind]).screen}</style>`,
    `<link rel="stylesheet" href="${paper}" media="print">`,
    ...importsOf(manifest, entry.imports).map(
      (file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`,
    ),
    `<script type="module" src="/${entry.file}" fetchpriority="low" async></script>`,
  ].join('')
}

/** What even a visitor who saves data keeps: the offline page, alive. */
export function neededOffline(manifest: Manifest, styles: Styles) {
  const scripts = importsOf(manifest, ['app/start.ts', 'app/offline/offlinePage.ts'])
  const files = [...typefacesOfAll(styles), ...new Set(scripts)].map((file) => `/${file}`)
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
