import { announce } from '#app/lib/announce.ts'
import { type Page, takeReady, takeWhenReady } from './documents.ts'
import { watchInterest } from './interest.ts'
import { swap } from './swap.ts'
import { withTransition } from './transition.ts'
import { keep, takeVisited } from './visited.ts'

/** Makes a page that has just been put in place live. */
type Arrive = () => void

/** The key of the history entry whose page is shown: not always the current one, while a page is on its way. */
let shownKey = ''
/** An address that has to be loaded as a document. */
let documentUrl = ''

/**
 * Turns navigation between our pages into page changes. Every address is also a document, and stays one for browsers
 * without the Navigation API and wherever the next page cannot take the place of this one.
 */
export function startRouter(arrive: Arrive) {
  if (!('navigation' in window)) return
  shownKey = navigation.currentEntry?.key ?? ''
  navigation.addEventListener('navigate', (event) => follow(event, arrive))
  navigation.addEventListener('currententrychange', noteFragment)
  watchInterest()
  performance.mark('router')
}

/** Another fragment of the page that is shown is another entry with the same page. */
function noteFragment() {
  const { key = '', url } = navigation.currentEntry ?? {}
  if (url && new URL(url).pathname === document.documentElement.dataset.path) shownKey = key
}

function follow(event: NavigateEvent, arrive: Arrive) {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
  document.documentElement.toggleAttribute('data-jumping', event.hashChange)
  const isOther = event.hashChange || event.downloadRequest !== null || event.formData !== null
  if (!event.canIntercept || isOther || event.navigationType === 'reload') return
  const url = new URL(event.destination.url)
  if (event.navigationType === 'traverse') comeBack(event, url, arrive)
  else if (isPageChange(event, url)) goOn(event, url, arrive)
}

function isPageChange({ destination }: NavigateEvent, { href, pathname, search }: URL) {
  // Our own hand: an address that loses its fragment.
  if (destination.sameDocument) return false
  // The offline page and the 404 page stand at addresses of others: to try again is to ask for the document.
  const isAgain = pathname === window.location.pathname && pathname !== document.documentElement.dataset.path
  const isOutdated = document.documentElement.hasAttribute('data-outdated')
  return !isAgain && !isOutdated && href !== documentUrl && !search && !pathname.includes('.')
}

function goOn(event: NavigateEvent, { href, pathname }: URL, arrive: Arrive) {
  let page = takeReady(pathname)
  const handler = () => show(event, page as Page, arrive)
  if (page) event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  // The address changes when the page is there: whoever stops a change is still where the address says. Browsers that
  // cannot wait for that (Safari) load the document.
  else if ('NavigationPrecommitController' in window && event.cancelable)
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler,
      async precommitHandler() {
        page = await takeWhenReady(pathname).catch((error: unknown) => {
          if (!event.signal.aborted) loadDocument(href)
          throw error
        })
      },
    })
}

function loadDocument(href: string) {
  documentUrl = href
  window.location.assign(href)
}

/** Back and forward within this document. The browser alone would change nothing but the address. */
function comeBack(event: NavigateEvent, { pathname }: URL, arrive: Arrive) {
  if (!event.destination.sameDocument) return
  const { key } = event.destination
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    async handler() {
      try {
        await show(event, takeVisited(key) ?? (await takeWhenReady(pathname)), arrive)
      } catch {
        if (isCurrent(key)) window.location.reload()
      }
    },
  })
}

const isCurrent = (key: string) => navigation.currentEntry?.key === key

async function show(event: NavigateEvent, page: Page, arrive: Arrive) {
  const key = navigation.currentEntry?.key ?? ''
  const change = () => {
    // The visitor has gone on while the browser took its picture of the old page.
    if (!isCurrent(key)) return
    keep(shownKey, swap(page))
    shownKey = key
    arrive()
    // Inside the transition, so that the new page is captured where the visitor will see it.
    event.scroll()
    if (!new URL(event.destination.url).hash) document.querySelector('main')?.focus({ preventScroll: true })
    announce(document.title)
  }
  await withTransition(change, page.site, event.sourceElement ?? null)
}
