import { element } from '#app/lib/element.ts'
import { island } from '#app/lib/island.ts'
import { onDemand } from '#app/lib/onDemand.ts'
import { storage, watchStorage } from './storage.ts'

const loadButtons = onDemand(() => import('./addButtons.ts'))

/** The list on every page: its number, the buttons on rows of products, and on /contact the list itself. */
export function startList() {
  watchStorage()
  element('list-count', (place) => onList(() => fill(place, String(storage.read().lines.length))))
  element('list-latest', (place) => onList(() => fill(place, storage.read().lines.at(-1)?.name ?? '')))
  onList(show)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-product]') : null
    if (button) loadButtons(({ toggleButton }) => toggleButton(button))
  })
  island(
    '[data-slot=list]',
    () => import('./YourList.tsx'),
    (ask) => {
      const askForList = () => (storage.read().lines.length > 0 || window.location.hash.startsWith('#list=')) && ask()
      onList(askForList)
      window.addEventListener('hashchange', askForList)
    },
  )
}

/** Now, and whenever the list changes. A moment later, since the browser's storage can hold up a page that loads. */
export function onList(show: () => void) {
  storage.subscribe(show)
  setTimeout(show)
}

function show() {
  const { length } = storage.read().lines
  document.documentElement.toggleAttribute('data-list', length > 0)
  // The place of the list is kept by their number (ContactDesk.module.css). Without any, no page is styled anew for it.
  if (length) document.documentElement.style.setProperty('--lines', `${length}`)
  if (document.querySelector(length ? '[data-product]' : '[data-product][data-on]'))
    loadButtons(({ showButtons }) => showButtons())
}

function fill(place: Element, text: string) {
  if (place.textContent !== text) place.textContent = text
}
