import { existsSync } from 'node:fs'
import { isListed, type Page } from '../../app/content/pages/contents.ts'
import type { Source } from '../../app/content/source.ts'
import { previewName } from '../../app/document/previewName.ts'

/** Pages that have no picture for those who share them, in one sentence: a new edition has none at all. */
export function remarkOnPreviews({ prefix }: Source, pages: Page[]): string[] {
  const without = pages
    .filter(isListed)
    .map(({ path }) => ({ path, file: `public/previews/${previewName(path, prefix)}.jpg` }))
    .filter(({ file }) => !existsSync(file))
  const [first] = without
  if (!first) return []
  const who = without.length > 1 ? `${first.path} and ${without.length - 1} more have` : `${first.path} has`
  return [`${who} no link preview, ${first.file}. Run \`npm run pictures\` and commit what it writes.`]
}
