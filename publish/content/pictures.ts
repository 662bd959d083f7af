import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { previewName } from '../../app/document/previewName.ts'
import type { Edition } from '../../app/i18n/edition.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'
import { filesOf, versionOf } from './recipe.ts'
import { didYouMean } from './words.ts'

const again = 'Run `npm run pictures` and commit what it writes.'

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
export function checkPictures(shown: Map<string, string[]>, versions: Record<string, string>): string[] {
  const served = new Set(readdirSync('public/pictures'))
  return [...shown].flatMap(([name, pages]) => {
    const version = versions[name]
    if (!version)
      return [
        `${pages.join(', ')}: there is no picture \`${name}\`.${didYouMean(name, Object.keys(versions)) || ` ${again}`}`,
      ]
    const missing = filesOf({ name, version }).filter(({ file }) => !served.has(file))
    return missing.length ? [`public/pictures lacks ${missing.length} files of the picture ${name}. ${again}`] : []
  })
}

/** Pictures that were made of another master than the one that is there now, or for no page. */
export function remarkOnPictures(shown: Map<string, string[]>, versions: Record<string, string>): string[] {
  const masters = existsSync('pictures') ? readdirSync('pictures') : []
  return Object.entries(versions).flatMap(([name, version]) => {
    if (!shown.has(name)) return [`No page shows the picture ${name}. ${again}`]
    const master = masters.find((file) => file.slice(0, -extname(file).length) === name)
    if (!master || versionOf(name, readFileSync(`pictures/${master}`)) === version) return []
    return [`pictures/${master} is not the one that the pages show. ${again}`]
  })
}

/** Pages that have no picture for those who share them, in one sentence: a new edition has none at all. */
export function remarkOnPreviews({ prefix }: Source, pages: Page[]): string[] {
  const without = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => ({ path, file: `public/previews/${previewName(path, prefix)}.jpg` }))
    .filter(({ file }) => !existsSync(file))
  const [first] = without
  if (!first) return []
  const who = without.length > 1 ? `${first.path} and ${without.length - 1} more have` : `${first.path} has`
  return [`${who} no link preview, ${first.file}. ${again}`]
}
