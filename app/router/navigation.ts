import { ignore } from '#app/lib/noop.ts'
import { isSparing } from '#app/lib/savesData.ts'

type PageChanges = typeof import('./pageChange.tsx')

let changes: PageChanges | undefined
let latest = 0
/** Pages that the visitor has shown interest in, until they are ready. */
const underWay = new Map<string, Promise<void>>()

// A tap that has to wait longer than this for React gets the document.
const longestWait = 100

/**
 * Turns navigation between our pages into page changes. Every address is also a document, and stays one for browsers
 * without the Navigation API, for visitors who save data, and wherever a page change could not begin at once.
 */
export function followNavigation() {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', follow)
  if (isSparing()) return
  for (const interest of ['pointerover', 'focusin']) document.addEventListener(interest, prefetch, { passive: true })
  // This code came with the visitor's first move, which may have been towards a link.
  prefetch({ target: document.querySelector('a:hover, a:focus') })
}

/** Fetches React and a page's code when the visitor shows interest in a link to it. */
function prefetch({ target }: { target: EventTarget | null }) {
  const link = target instanceof Element ? target.closest('a') : null
  // Another edition comes as a document, with its own direction and typefaces.
  if (link?.origin !== window.location.origin || link.hreflang) return
  if (link.pathname !== window.location.pathname) prepare(link.pathname)
}

function prepare(path: string) {
  // Files have a dot in their name, pages have none.
  if (underWay.has(path) || path.includes('.')) return
  const coming = import('./pageChange.tsx').then(async (code) => {
    await code.anticipate(path)
    changes = code
  })
  underWay.set(path, coming)
  // What has failed is asked for again when there is interest again.
  coming.catch(ignore).finally(() => underWay.delete(path))
}

function follow(event: NavigateEvent) {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  document.documentElement.toggleAttribute('data-jumping', event.hashChange)
  // Set when a new version has arrived: a document load leaves the old one.
  const isOutdated = document.documentElement.hasAttribute('data-outdated')
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || isOutdated) return
  const { url, sameDocument } = event.destination
  // Our own hand: an address whose list was taken loses it.
  if (sameDocument && event.navigationType !== 'traverse') return
  const { pathname } = new URL(url)
  // The offline page and the 404 page stand at addresses of others: to try again is to ask for the document.
  const isAnother = pathname === window.location.pathname && pathname !== document.documentElement.dataset.path
  if (event.navigationType === 'reload' || isAnother) return

  latest++
  if (changes?.take(event, pathname)) return
  // The browser alone would change nothing but the address.
  if (sameDocument) return changes?.takeBack(event, pathname)
  const coming = underWay.get(pathname)
  if (coming && event.cancelable && event.userInitiated) {
    event.preventDefault()
    void goOn(coming, url)
  }
}

async function goOn(coming: Promise<void>, url: string) {
  const mine = latest
  await Promise.race([coming.catch(ignore), new Promise((resolve) => setTimeout(resolve, longestWait))])
  if (mine === latest) navigation.navigate(url)
}
