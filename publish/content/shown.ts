import type { Edition } from '../../app/i18n/edition.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { Page } from '../../app/routes.ts'

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
