import type { Page } from './documents.ts'

const mostKept = 5

/** Pages that were left, by the key of their history entry: the way back needs no network and finds them as they were. */
const pages = new Map<string, Page>()

export function keep(key: string, page: Page) {
  pages.delete(key)
  pages.set(key, page)
  for (const oldest of [...pages.keys()].slice(0, -mostKept)) pages.delete(oldest)
}

export function takeVisited(key: string): Page | undefined {
  const page = pages.get(key)
  pages.delete(key)
  return page
}
