import { fetchPlace, type Place } from './place.ts'

export type Show = (place: Place) => void

export type Stage = {
  show: Show
  /** Fetches the picture that a page opens with. */
  fetchOpening: (place: Place) => void
}

/** A file is no page. Whether another address is one shows when its words are fetched. */
const mayBePage = (path: string) => !path.includes('.')

/**
 * Turns navigation between our pages into page changes. Browsers without the Navigation API load each page
 * as a document, which every address of the site also is.
 */
export function followNavigation(stage: Promise<Stage>) {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    closeMenu()
    document.documentElement.toggleAttribute('data-jumping', event.hashChange)
    const { pathname } = new URL(event.destination.url)
    if (
      !mayBePage(pathname) ||
      !event.canIntercept ||
      event.hashChange ||
      event.downloadRequest !== null ||
      event.formData
    )
      return
    // Set when a new version has arrived: a document load leaves the old one.
    const isOutdated = document.documentElement.hasAttribute('data-outdated')
    // The offline page and the 404 page stand at addresses of others: to try again is to ask for the document.
    const isAnother = pathname === window.location.pathname && pathname !== document.documentElement.dataset.path
    if (event.navigationType === 'reload' || isOutdated || isAnother) return

    event.intercept({
      focusReset: 'manual',
      async handler() {
        try {
          const [place, { show }] = await Promise.all([fetchPlace(pathname), stage])
          if (event.signal.aborted) return
          document.activeViewTransition?.skipTransition()
          await new Promise<void>((resolve) => {
            const arrived = () => {
              if (!event.signal.aborted) arrive(event)
              resolve()
            }
            show({ ...place, arrived })
          })
        } catch {
          // No such page, or its words are gone after a new deployment: the document of the address knows.
          if (!event.signal.aborted) window.location.reload()
        }
      },
    })
  })
}

/** Scrolls to the top, to the anchor, or back to where the visitor was, and hands the page to screen readers. */
function arrive(event: NavigateEvent) {
  event.scroll()
  const { pathname, hash } = new URL(event.destination.url)
  // Only the words of this page were fetched: the service worker keeps its document.
  navigator.serviceWorker?.controller?.postMessage({ visited: pathname })
  if (!hash) document.querySelector('main')?.focus({ preventScroll: true })
}

function closeMenu() {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
}

/** Fetches a page's code and its opening picture when the visitor shows interest in a link to it. */
export function prefetchOnInterest(stage: Promise<Stage>) {
  const prefetch = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== window.location.origin || !mayBePage(link.pathname)) return
    try {
      const [place, { fetchOpening }] = await Promise.all([fetchPlace(link.pathname), stage])
      fetchOpening(place)
    } catch {
      // It is asked for again when it is needed.
    }
  }
  for (const interest of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(interest, prefetch, { passive: true })
}
