import { existsSync } from 'node:fs'
import { previewName } from '../../app/document/previewName.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'

/** Pages that have no picture for those who share them, in one sentence: a new edition has none at all. */
export function remarkOnPreviews({ prefix }: Source, pages: Page[]): string[] {
  const without = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => ({ path, file: `public/previews/${previewName(path, prefix)}.jpg` }))
    .filter(({ file }) => !existsSync(file))
  const [first] = without
  if (!first) return []
  const who = without.length > 1 ? `${first.path} and ${without.length - 1} more have` : `${first.path} has`
  return [`${who} no link preview, ${first.file}. Run \`npm run pictures\` and commit what it writes.`]
}
