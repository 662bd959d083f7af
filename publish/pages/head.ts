import type { Manifest } from 'vite'
import { site } from '#config'
import type { Assets } from '../../app/document/HeadAssets.tsx'
import type { Edition } from '../../app/i18n/edition.ts'
import type { Page } from '../../app/routes.ts'
import { faces } from '../styles/bundle.ts'
import { type EditionStyles, sheetName } from '../styles/edition.ts'

/** What the bundler adds to the head of a page: typefaces, the styles of the shell and of its kind, those for paper, the script. */
export function headAssets(manifest: Manifest, styles: EditionStyles, page: Page): Assets {
  const name = sheetName(page)
  const entry = manifest['app/start.ts']
  if (!entry) throw new Error('The build made no script to start with')
  return {
    typefaces: typefacesAhead(styles).map(rooted),
    styles: [{ text: styles.shell.screen }, { of: name, text: styles.kinds[name]?.screen ?? '' }],
    print: styles.addressOf(`print-${name}`),
    modules: importsOf(manifest, entry.imports).map(rooted),
    scripts: [rooted(entry.file)],
  }
}

/**
 * What stands at the foot of a printed page besides its path, as attributes of <html> for the style sheet.
 * Not in the components: a date in the scripts would give them another name every day.
 */
export function imprint({ lang, shell }: Edition) {
  const inLatinFigures = `${lang}-u-nu-latn`
  const day = new Intl.DateTimeFormat(inLatinFigures, { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(new Date())
  return { 'data-host': new URL(site.url).host, 'data-issued': shell.issued.replace('{date}', day) }
}

/** What even a visitor who saves data keeps: the offline page, alive. */
export function neededOffline(manifest: Manifest, styles: EditionStyles, { prefix }: Edition) {
  const scripts = importsOf(manifest, ['app/start.ts', 'app/features/offline/offlinePage.ts'])
  const files = [...typefacesOf(styles), ...new Set(scripts)].map(rooted)
  return [`${prefix}/offline`, ...files]
}

const rooted = (file: string) => `/${file}`

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
