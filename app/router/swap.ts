import { currentPage, type Page } from './documents.ts'

/** Puts a page in the place of the one that is shown, and gives that one back. */
export function swap(next: Page): Page {
  const shown = currentPage()
  bringStyles(next)
  exchangeTags(next)
  shown.site.replaceWith(next.site)
  document.documentElement.dataset.path = next.path
  return shown
}

/** Styles of a kind of page stay once they are there: class names of different files never meet. */
function bringStyles({ styles }: Page) {
  for (const sheet of styles) {
    const { styles: kind } = (sheet as HTMLElement).dataset
    if (!document.head.querySelector(`style[data-styles="${kind}"]`))
      document.head.append(document.importNode(sheet, true))
  }
}

function exchangeTags({ tags }: Page) {
  const shown = [...document.head.children]
  const leaving = new Set(currentPage().tags.map((tag) => tag.outerHTML))
  const coming = new Set(tags.map((tag) => tag.outerHTML))
  for (const tag of shown) if (leaving.has(tag.outerHTML) && !coming.has(tag.outerHTML)) tag.remove()
  for (const tag of tags) if (!leaving.has(tag.outerHTML)) document.head.append(document.importNode(tag, true))
}
