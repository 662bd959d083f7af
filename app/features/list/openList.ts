import { loadClient } from '#app/lib/loadClient.ts'
import { noop } from '#app/lib/noop.ts'
import { retryImport } from '#app/lib/retryImport.ts'
import { showPresence } from './presence.ts'
import { storage } from './storage.ts'

const loadButtons = retryImport(() => import('./addButtons.ts'))
const loadList = retryImport(() => import('./client.tsx'))

/** The list on every page: its number, the buttons on rows of products, and on /contact the list itself. */
export function followList() {
  storage.subscribe(show)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-add]') : null
    if (button) loadButtons().then(({ toggle }) => toggle(button), noop)
  })
  if (hasBeenHere() && !performance.getEntriesByType('paint').length) keepPlace()
}

/** Whoever comes for the first time has no list, and need not wait for the browser's storage. */
const hasBeenHere = () => navigator.serviceWorker?.controller || document.referrer.startsWith(window.location.origin)

/** On /contact the list stands above everything else, and the hero makes room for it. Not once it is painted. */
export function keepPlace() {
  const hasList = /\/contact$/.test(window.location.pathname) && storage.read().lines.length > 0
  document.documentElement.toggleAttribute('data-list-first', hasList)
  if (hasList) showPresence()
}

/** For a page that has just come. */
export const openList = () => show()

/** Names the buttons when somebody may reach for one. */
export const nameAddButtons = () => void loadButtons().then(({ showAddButtons }) => showAddButtons(), noop)

function show() {
  showPresence()
  const { length } = storage.read().lines
  if (length || document.querySelector('[data-on]')) nameAddButtons()
  const slot = document.querySelector<HTMLElement>('[data-slot="list"]:empty')
  if (slot && (length || window.location.hash.startsWith('#list='))) loadClient(slot, loadList).catch(noop)
}
