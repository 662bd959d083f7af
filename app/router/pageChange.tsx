import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Site } from '#app/components/shell/Site.tsx'
import { EditionContext } from '#app/i18n/edition.ts'
import { isolatePage } from '#app/i18n/isolatePage.ts'
import { ignore } from '#app/lib/noop.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'
import { enliven } from './enliven.ts'
import { foldBelow } from './foldBelow.ts'
import { fetchPlace, type Place } from './place.ts'
import * as growing from './sharedElement.ts'

// React never takes over a page that came as HTML, which others may have changed by now. It renders the next one aside,
// and that replaces the old one as a whole: there is nothing to compare, and nothing to lose when rendering fails.

type NextPage = {
  path: string
  site: HTMLElement
  root: Root
  /** What belongs into <head> for it. */
  tags: Element[]
  isOpeningReady: Promise<boolean>
}

const ready = new Map<string, Place>()
let aside: NextPage | undefined
let shown: Root | undefined
let wanted = ''
/** Until the browser has shown the last change. */
let moved = Promise.resolve()

/** Fetches what a page needs. Rejects where there is no such page. */
export async function prepare(path: string) {
  if (!ready.has(path)) ready.set(path, await fetchPlace(path))
  performance.mark(`ready ${path}`)
}

/** Prepares a page and renders it before it is asked for, which also brings the picture it opens with. */
export async function anticipate(path: string) {
  wanted = path
  await prepare(path)
  whenIdle(() => {
    if (wanted === path && aside?.path !== path) aside = renderAside(path)
  })
}

/** What is ready, in the language of this page: another one has other typefaces, or a translator is at work here. */
function placeOf(path: string) {
  const place = ready.get(path)
  return place?.edition.lang === document.documentElement.lang ? place : undefined
}

/** Turns a navigation into a page change. False, where the page is not prepared or cannot be rendered. */
export function take(event: NavigateEvent, path: string) {
  if (!placeOf(path)) return false
  const next = aside?.path === path ? aside : renderAside(path)
  aside = undefined
  if (next) changeWith(event, async () => next)
  return Boolean(next)
}

/** The same for the way back to a page that came as a document, whose code may not have come yet. */
export function takeBack(event: NavigateEvent, path: string) {
  changeWith(event, async () => {
    await prepare(path)
    return renderAside(path)
  })
}

function changeWith(event: NavigateEvent, render: () => Promise<NextPage | undefined>) {
  const left = window.location.pathname
  // The 404 page and the offline page stand at addresses of others.
  const isOwn = document.documentElement.dataset.path === left
  event.intercept({
    focusReset: 'manual',
    async handler() {
      const next = await render().catch(ignore)
      if (next) await change(event, next)
      else if (!event.signal.aborted) window.location.reload()
      // The way back shall be as short. Its styles would hold up what moves.
      if (isOwn) moved.then(() => prepare(left)).catch(ignore)
    },
  })
}

/** Renders a page outside the document. */
export function renderAside(path: string): NextPage | undefined {
  const place = placeOf(path)
  if (!place) return undefined
  // A document of its own, for React puts titles and the like into the head of whichever document it renders in.
  const { head, body } = document.implementation.createHTMLDocument()
  const site = body.appendChild(document.createElement('div'))
  site.id = 'site'
  let hasFailed = false
  const root = createRoot(site, {
    onUncaughtError(error) {
      hasFailed = true
      reportError(error)
    },
  })
  flushSync(() =>
    root.render(
      <EditionContext value={place.edition}>
        <Site page={place.page} View={place.View} />
      </EditionContext>,
    ),
  )
  const tags = [...head.children]
  // Pictures are fetched for this document only.
  document.adoptNode(site)
  isolatePage(site, tags, place.edition.dir)
  return hasFailed ? undefined : { path, site, root, tags, isOpeningReady: growing.isOpeningReady(site) }
}

async function change(event: NavigateEvent, next: NextPage) {
  const swap = () => {
    // The visitor has gone on while the browser took its picture of the old page.
    if (event.signal.aborted) return next.root.unmount()
    put(next)
    arrive(event)
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  try {
    if (isStill || !document.startViewTransition) swap()
    else await move(event, next, swap)
  } catch {
    window.location.reload()
  }
}

/** The browser animates the change; the picture of the card that was clicked grows into the opening of its page. */
async function move(event: NavigateEvent, next: NextPage, swap: () => void) {
  const growth = await growing.growthOf(event.sourceElement ?? null, next.site, next.isOpeningReady)
  // Named apart from the old page, which would otherwise leave from the place where the new one stands.
  next.site.toggleAttribute('data-arriving', true)
  if (growth) growing.begin(growth)
  const unfold = isEnteredAtTop(event) ? foldBelow(next.site) : ignore
  const movement = document.startViewTransition(swap)
  const finish = () => {
    unfold()
    next.site.removeAttribute('data-arriving')
    if (growth) growing.end(growth)
  }
  moved = movement.finished.then(finish, finish)
  await movement.updateCallbackDone
}

const isEnteredAtTop = ({ navigationType, destination }: NavigateEvent) =>
  navigationType !== 'traverse' && !new URL(destination.url).hash

/** Puts the page in the place of the one that is shown. */
export function put({ path, site, root, tags }: NextPage) {
  const place = document.getElementById('site')
  if (!place) throw new Error('Somebody has taken the page away')
  if (!shown) removeTagsLike(tags)
  document.head.append(...tags)
  place.replaceWith(site)
  document.documentElement.dataset.path = path
  shown?.unmount()
  shown = root
}

/** Scrolls to the top, to the anchor, or back to where the visitor was, and hands the page to screen readers. */
function arrive(event: NavigateEvent) {
  enliven()
  event.scroll()
  const { pathname, hash } = new URL(event.destination.url)
  if (!hash) document.querySelector('main')?.focus({ preventScroll: true })
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = document.title
  // Only the words of this page were fetched: the service worker keeps its document.
  navigator.serviceWorker?.controller?.postMessage({ visited: pathname })
}

/** The tags in the HTML that the first page change replaces; later ones go with the page that brought them. */
function removeTagsLike(tags: Element[]) {
  const kinds = new Set(['meta robots', ...tags.map(kindOf)])
  for (const tag of document.head.querySelectorAll('title, meta, link')) if (kinds.has(kindOf(tag))) tag.remove()
}

function kindOf(tag: Element) {
  const name = ['name', 'property', 'rel'].map((attribute) => tag.getAttribute(attribute)).find(Boolean) ?? ''
  return `${tag.localName} ${name}`
}
