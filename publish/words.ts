import { createHash } from 'node:crypto'
import type { ListContent } from '../app/content/list.ts'
import type { finderFiles } from '../app/features/finder/makeFiles.ts'
import type { Edition } from '../app/i18n/edition.ts'
import type { Page } from '../app/pages/kinds.ts'
import { nameOf } from '../app/router/fetchWords.ts'
import type { Parcel } from '../app/router/place.ts'

/** An edition as it is published: what stands on every page, its pages, what the list and the finder know. */
export type Written = {
  edition: Edition
  pages: Page[]
  list: ListContent
  finder?: ReturnType<typeof finderFiles>
  /** The address of a page's style sheet. */
  stylesOf: (page: Page) => string
}

export type WordFile = { name: string; text: string }

/** The words of every page and edition as files of their own, in a folder that is named after what they say. */
export function wordFiles(editions: Written[]) {
  const files = editions.flatMap(({ edition, pages, finder, list, stylesOf }): WordFile[] => [
    file(`list-${edition.lang}`, list),
    file(`edition-${edition.lang}`, edition),
    ...(finder
      ? [
          file(`finder-${edition.lang}`, finder.first),
          file(`finder-latin-${edition.lang}`, finder.more.latin),
          file(`finder-others-${edition.lang}`, finder.more.others),
        ]
      : []),
    ...pages.map((page) =>
      file(nameOf(page.path), {
        page,
        lang: edition.lang,
        styles: stylesOf(page),
      } satisfies Parcel),
    ),
  ])
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(name).update(text)
  return { folder: `/assets/words-${hash.digest('base64url').slice(0, 8)}`, files }
}

const file = (name: string, content: unknown): WordFile => ({ name, text: JSON.stringify(content, plainly(name)) })

/** What JSON would drop in silence stops the build. */
function plainly(name: string) {
  return (key: string, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      throw new Error(
        `The content of ${name} has a ${typeof value} at "${key}". Content is plain data: texts, lists, figures.`,
      )
    return value
  }
}
