import type { Manifest } from 'vite'
import { site } from '#config'
import { officeClock } from '#config/office.ts'
import type { Assets } from '../../app/document/Document.tsx'
import { finderWords, makeFiles } from '../../app/features/finder/makeFiles.ts'
import { listContent } from '../../app/features/list/listContent.ts'
import { seasonsFile } from '../../app/guide/content/seasons.ts'
import { type ClientName, forClients } from '../../app/i18n/clients.ts'
import type { Edition } from '../../app/i18n/edition.ts'
import { editionOf } from '../../app/i18n/editions.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import { faces, type Styles } from '../styles/bundle.ts'
import { type EditionStyles, sheetName, stylesOf } from '../styles/edition.ts'
import { dataFile, type NamedFile } from './files.ts'

export type Published = ReturnType<typeof publishedEdition>

/** An edition as it is published: its pages, and the files that its client components ask for. */
export function publishedEdition(source: Source, all: Styles, pages: Page[]) {
  const styles = stylesOf(all, source, pages)
  const files: NamedFile[] = [...styles.files]
  const { clients, seasons } = giveData(source, (name, make) => {
    const file = dataFile(name, make())
    files.push(file)
    return file.address
  })
  const found = forClients((name) => ({ data: clients[name], styles: styles.addressOf(name) }))
  return { source, edition: editionOf(source, found, seasons), pages, styles, files }
}

/** Gives the data of an edition's client components an address each. What makes them need not run before they are asked for. */
export function giveData(source: Source, addressOf: (name: string, make: () => unknown) => string) {
  const { language } = source
  let names: ReturnType<typeof makeFiles> | undefined
  /** It takes a second or two. */
  const made = () => (names ??= makeFiles(source))
  const more = {
    latin: addressOf(`finder-latin-${language}`, () => made().more.latin),
    others: addressOf(`finder-others-${language}`, () => made().more.others),
  }
  const contents: Record<ClientName, () => unknown> = {
    finder: () => ({ index: made().index, ...finderWords(source), more }),
    list: () => listContent(source),
  }
  return {
    clients: forClients((name) => addressOf(`${name}-${language}`, contents[name])),
    seasons: addressOf(`seasons-${language}`, () => seasonsFile(source)),
  }
}

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
  const day = new Date().toLocaleDateString(inLatinFigures, { dateStyle: 'long', timeZone: officeClock.zone })
  return { 'data-host': new URL(site.url).host, 'data-issued': shell.issued.replace('{date}', day) }
}

/** What even a visitor who saves data keeps: the offline page, alive. */
export function neededOffline(manifest: Manifest, styles: EditionStyles, prefix: string) {
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
