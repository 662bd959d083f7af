import { askAgain } from '#app/lib/retryImport.ts'
import { isKept } from './isKept.ts'

let isOpen = false

const fetchList = askAgain(() => import('./openList.ts'))

/** Fetches the list's code and shows the list wherever the page has a place for it. False, where it cannot be had. */
export async function openList() {
  isOpen = true
  try {
    const { dress } = await fetchList()
    await dress()
  } catch {
    // Asked for again at the next page, or at the next move.
    isOpen = false
  }
  return isOpen
}

/** For a page that has just come: at once where there is a list, or the address brings one. */
export function continueList() {
  if (isOpen || isKept() || window.location.hash.startsWith('#list=')) void openList()
}

/** Where there is none, at the first move on a page that shows products. */
export function offerList() {
  if (!isOpen && document.querySelector('[data-products], [data-product]')) void openList()
}
