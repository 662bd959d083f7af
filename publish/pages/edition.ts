import { finderWords, makeFiles } from '../../app/features/finder/makeFiles.ts'
import { listContent } from '../../app/features/list/listContent.ts'
import { seasonsFile } from '../../app/guide/content/seasons.ts'
import type { Edition } from '../../app/i18n/edition.ts'
import { editionOf } from '../../app/i18n/editions.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import type { Styles } from '../styles/bundle.ts'
import { type EditionStyles, stylesOf } from '../styles/edition.ts'
import { dataFile, type NamedFile } from './files.ts'

/** An edition as it is published: its pages, and the files that its client components ask for. */
export type Published = {
  source: Source
  edition: Edition
  pages: Page[]
  styles: EditionStyles
  files: NamedFile[]
}

export function publishedEdition(source: Source, all: Styles, pages: Page[]): Published {
  const { language } = source
  const styles = stylesOf(all, source, pages)
  const { index, more } = makeFiles(source)
  const latin = dataFile(`finder-latin-${language}`, more.latin)
  const others = dataFile(`finder-others-${language}`, more.others)
  const finder = dataFile(`finder-${language}`, {
    index,
    ...finderWords(source),
    more: { latin: latin.address, others: others.address },
  })
  const list = dataFile(`list-${language}`, listContent(source))
  const seasons = dataFile(`seasons-${language}`, seasonsFile(source))
  const clients = {
    list: { data: list.address, styles: styles.addressOf('list') },
    finder: { data: finder.address, styles: styles.addressOf('finder') },
  }
  const edition = editionOf(source, clients, seasons.address)
  return { source, edition, pages, styles, files: [...styles.files, list, finder, latin, others, seasons] }
}
