import { noop } from '#app/lib/noop.ts'
import { isSparing } from '#app/lib/savesData.ts'
import { prepare } from './documents.ts'

// A pointer that crosses a link on its way elsewhere rests there for less.
const rest = 65

let timer: ReturnType<typeof setTimeout> | undefined

/** Fetches the page behind a link when the pointer or the focus rests on it, or a finger comes down on it. */
export function watchInterest() {
  document.addEventListener('pointerdown', ({ target }) => prepareLink(target), { passive: true })
  if (isSparing()) return
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, noticeRest, { passive: true })
  // This code comes with the visitor's first move, which may have been towards a link.
  noticeRest({ target: document.querySelector('a:hover, a:focus') })
}

function noticeRest({ target }: { target: EventTarget | null }) {
  clearTimeout(timer)
  timer = setTimeout(prepareLink, rest, target)
}

function prepareLink(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && isPageLink(link)) prepare(link.pathname).catch(noop)
}

/** Another edition comes as a document, with its own direction and typefaces. Files have a dot in their name. */
function isPageLink({ origin, pathname, hreflang, download }: HTMLAnchorElement) {
  const isElsewhere = origin !== window.location.origin || pathname === window.location.pathname
  return !isElsewhere && !hreflang && !download && !pathname.includes('.')
}
