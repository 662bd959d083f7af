import { existsSync } from 'node:fs'
import { isListed, type Page } from '../../app/content/pages/contents.ts'
import type { Source } from '../../app/content/source.ts'
import { previewName } from '../../app/document/previewName.ts'

/** Pages that have no picture for those who share them. */
export function remarkOnPreviews({ prefix }: Source, pages: Page[]): string[] {
  return pages
    .filter(isListed)
    .filter(({ path }) => !existsSync(`public/previews/${previewName(path, prefix)}.jpg`))
    .map(
      ({ path }) =>
        `${path} has no link preview, public/previews/${previewName(path, prefix)}.jpg. Run \`npm run pictures\` and commit what it writes.`,
    )
}
