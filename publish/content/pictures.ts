import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { previewName } from '../../app/document/previewName.ts'
import type { Edition } from '../../app/i18n/edition.ts'
import { markNow, pictureVersion } from '../../app/i18n/pictures.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import { type Crop, crops, cropsOf } from '../../app/ui/crops.ts'
import type { PictureName } from '../../content/schema/catalogue.ts'
import versions from '../../content/site/pictures.generated.json' with { type: 'json' }
import { adjustments } from '../../pictures/adjust.ts'
import { didYouMean } from './words.ts'

const again = 'Run `npm run pictures` and commit what it writes.'

/** How strongly a picture is compressed. */
export const qualityOf = (name: string) => ({ avif: adjustments[name]?.quality ?? 50, jpeg: 74 })

/** A name that changes when the picture or the way it is made does. A shape that others use is no part of it. */
export function versionOf(name: string, master: Buffer) {
  const shapes = new Set([crops.wide, crops.tall, crops.card, ...cropsOf(name).map((crop) => crops[crop])])
  const recipe = JSON.stringify([[...shapes].map(({ ratio }) => ratio), qualityOf(name), adjustments[name]?.focus])
  return createHash('sha256').update(master).update(recipe).digest('hex').slice(0, 8)
}

export type Derived = { crop: Crop; width: number; format: 'avif' | 'jpg'; file: string }

/** Every file that is served of a picture: AVIF in all its widths, and one JPEG for what does not read that. */
export function filesOf({ name, version }: { name: string; version: string }): Derived[] {
  const file = (crop: Crop, width: number, format: Derived['format']) => ({
    crop,
    width,
    format,
    file: `${name}-${version}-${crop}-${width}.${format}`,
  })
  const [main] = cropsOf(name)
  return [
    ...cropsOf(name).flatMap((crop) => crops[crop].widths.map((width) => file(crop, width, 'avif'))),
    file(main, crops[main].widths[2], 'jpg'),
  ]
}

type Content = {
  sources: readonly Source[]
  editionOf: (source: Source) => Edition
  routes: (source: Source) => Page[]
}

/** Every picture that the site shows, with the addresses of its pages. */
export function picturesShown({ sources, editionOf, routes }: Content) {
  const shown = new Map<string, string[]>()
  for (const source of sources) {
    for (const name of picturesIn(editionOf(source))) shown.set(name, ['every page'])
    for (const { path, content } of routes(source))
      for (const name of picturesIn(content)) shown.set(name, [...new Set([...(shown.get(name) ?? []), path])])
  }
  return shown
}

function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('name' in value && 'version' in value && 'alt' in value) return [String(value.name)]
  return Object.values(value).flatMap(picturesIn)
}

/** Pictures that pages show and that have not been made. */
export function checkPictures(shown: Map<string, string[]>): string[] {
  const served = new Set(readdirSync('public/pictures'))
  return [...shown].flatMap(([name, pages]) => {
    const { version } = pictureVersion(name as PictureName)
    if (!version)
      return [
        `${pages.join(', ')}: there is no picture \`${name}\`.${didYouMean(name, Object.keys(versions)) || ` ${again}`}`,
      ]
    const missing = filesOf({ name, version }).filter(({ file }) => !served.has(file))
    return missing.length ? [`public/pictures lacks ${missing.length} files of the picture ${name}. ${again}`] : []
  })
}

/** Pictures that were made of another master than the one that is there now, or for no page. */
export function remarkOnPictures(shown: Map<string, string[]>): string[] {
  const masters = existsSync('pictures') ? readdirSync('pictures') : []
  return Object.entries(versions).flatMap(([name, version]) => {
    if (!shown.has(name)) return [`No page shows the picture ${name}. ${again}`]
    const master = masters.find((file) => file.slice(0, -extname(file).length) === name)
    if (!master || versionOf(name, readFileSync(`pictures/${master}`)) === version) return []
    return [`pictures/${master} is not the one that the pages show. ${again}`]
  })
}

/** What the link previews were drawn of, by their names. `npm run pictures` writes it down. */
export const drawnFile = 'artwork/previews.generated.json'

/** Title, picture and mark: all that stands in a preview. */
export const drawnOf = (title: string, { name, version }: { name: string; version: string }) =>
  createHash('sha256')
    .update(JSON.stringify([title, name, version, markNow]))
    .digest('base64url')
    .slice(0, 8)

/** The link previews of an edition. */
export const previewsOf = ({ prefix }: Source, pages: Page[]) =>
  pages
    .filter(({ isListed }) => isListed)
    .map(({ path, content: { hero } }) => {
      const name = previewName(path, prefix)
      return { name, file: `public/previews/${name}.jpg`, drawn: drawnOf(hero.title, hero.picture) }
    })

/** Link previews that are missing, or were drawn of something else. */
export function checkPreviews(source: Source, pages: Page[]): string[] {
  const drawn: Record<string, string> = existsSync(drawnFile) ? JSON.parse(readFileSync(drawnFile, 'utf8')) : {}
  const previews = previewsOf(source, pages)
  const missing = previews.filter(({ file }) => !existsSync(file))
  const others = previews.filter((one) => !missing.includes(one) && drawn[one.name] !== one.drawn)
  return [
    { what: 'Link previews are missing', which: missing },
    { what: 'Link previews show another title, picture or mark than their pages', which: others },
  ].flatMap(({ what, which }) =>
    which.length ? [`${what}: ${which.map(({ file }) => file).join(', ')}. ${again}`] : [],
  )
}
