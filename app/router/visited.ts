import type { Page } from './documents.ts'

const mostKept = 5

/** Pages that were left, by the key of their history entry: the way back needs no network and finds them as they were. */
const pages = new Map<string, Page>()

export function keep(key: string, page: Page) {
  // Its movement on arrival was that of a document.
  page.site.querySelector('main')?.removeAttribute('data-first')
  pages.delete(key)
  pages.set(key, page)
  for (const [oldest, { site }] of [...pages].slice(0, -mostKept)) {
    pages.delete(oldest)
    // Its components are unmounted (app/lib/mount.ts), which the router knows nothing of.
    document.dispatchEvent(new CustomEvent('page-discarded', { detail: site }))
  }
}

export function takeVisited(key: string): Page | undefined {
  const page = pages.get(key)
  pages.delete(key)
  return page
}
