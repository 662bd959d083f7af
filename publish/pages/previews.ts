import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { previewName } from '../../app/document/previewName.ts'
import { isMarkOurs, markNow, mayCarryMark } from '../../app/i18n/pictures.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'

/** What the link previews were drawn of, by their names. `npm run pictures` writes it down. */
export const drawnFile = 'artwork/previews.generated.json'

type Versioned = { name: string; version: string }

/** Title, picture and mark: all that stands in a preview. */
export const drawnOf = (title: string, { name, version }: Versioned) =>
  createHash('sha256')
    .update(JSON.stringify([title, name, version, markNow]))
    .digest('base64url')
    .slice(0, 8)

function previewsOf(source: Source, pages: Page[]) {
  return pages
    .filter(({ isListed }) => isListed)
    .map(({ path, content }) => {
      const name = previewName(path, source.prefix)
      return {
        path,
        name,
        file: `public/previews/${name}.jpg`,
        drawn: drawnOf(content.hero.title, content.hero.picture),
      }
    })
}

/** Link previews that are missing, were drawn of something else, or carry the mark of another company. */
export function checkPreviews(source: Source, pages: Page[]): string[] {
  const drawn: Record<string, string> = existsSync(drawnFile) ? JSON.parse(readFileSync(drawnFile, 'utf8')) : {}
  const previews = previewsOf(source, pages)
  const missing = previews.filter(({ file }) => !existsSync(file))
  const others = previews.filter((one) => !missing.includes(one) && drawn[one.name] !== one.drawn)
  const carrying = isMarkOurs && !mayCarryMark ? previews.filter((one) => !missing.includes(one)) : []
  const told: [typeof previews, string][] = [
    [missing, 'Link previews are missing'],
    [others, 'Link previews show another title, picture or mark than their pages'],
    [carrying.filter((one) => !others.includes(one)), 'Link previews carry the mark of Saffron Quay'],
  ]
  return told.flatMap(([some, what]) => {
    const files = some.map(({ file }) => file).join(', ')
    return files ? [`${what}: ${files}. Run \`npm run pictures\` and commit what it writes.`] : []
  })
}
