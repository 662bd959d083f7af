import type { ComponentType } from 'react'
import type { Path } from './content/types.ts'
import { routes } from './routes.ts'

export type Place = {
  path: string
  Page: ComponentType
  /** Called once the page stands in the document. */
  arrived?: () => void
}

export type Show = (place: Place) => void

export type Stage = {
  show: Show
  /** Fetches the picture that a page opens with. */
  fetchOpening: (path: string) => void
}

const loaderOf = (path: string) => (path in routes ? routes[path as Path] : undefined)

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
    const load = loaderOf(pathname)
    if (!load || !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
    // Set when a new version has arrived: a document load leaves the old one.
    const isOutdated = document.documentElement.hasAttribute('data-outdated')
    if (event.navigationType === 'reload' || isOutdated) return

    event.intercept({
      focusReset: 'manual',
      async handler() {
        try {
          const [{ default: Page }, { show }] = await Promise.all([load(), stage])
          if (event.signal.aborted) return
          document.activeViewTransition?.skipTransition()
          await new Promise<void>((resolve) => {
            const arrived = () => {
              if (!event.signal.aborted) arrive(event)
              resolve()
            }
            show({ path: pathname, Page, arrived })
          })
        } catch {
          // The chunk is gone after a new deployment: the document of the new address has new ones.
          if (!event.signal.aborted) window.location.reload()
        }
      },
    })
  })
}

/** Scrolls to the top, to the anchor, or back to where the visitor was, and hands the page to screen readers. */
function arrive(event: NavigateEvent) {
  event.scroll()
  if (!new URL(event.destination.url).hash) document.querySelector('main')?.focus({ preventScroll: true })
}

function closeMenu() {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
}

/** Fetches a page's code and its opening picture when the visitor shows interest in a link to it. */
export function prefetchOnInterest(stage: Promise<Stage>) {
  const prefetch = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const load = link?.origin === window.location.origin ? loaderOf(link.pathname) : undefined
    if (!link || !load) return
    try {
      await load()
      const { fetchOpening } = await stage
      fetchOpening(link.pathname)
    } catch {
      // It is asked for again when it is needed.
    }
  }
  for (const interest of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(interest, prefetch, { passive: true })
}
