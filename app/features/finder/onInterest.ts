import { ignore } from '#app/lib/noop.ts'
import { askAgain } from '#app/lib/retryImport.ts'
import type { FinderFile } from './finderSource.ts'
import { isOpening } from './slash.ts'

declare const __WORDS__: string

const fetchClient = askAgain(() => import('./client.tsx'))
let fetching: Promise<FinderFile> | undefined

/** React, the finder's code, its index and its styles, side by side; then every slot of the page that has none yet. */
async function mountFinders() {
  fetching ??= fetchFile()
  fetching.catch(() => {
    fetching = undefined
  })
  const [{ mountFinder }, file] = await Promise.all([fetchClient(), fetching])
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot=finder]:not([data-mounted])')) {
    slot.dataset.mounted = ''
    mountFinder(slot, file)
  }
}

async function fetchFile(): Promise<FinderFile> {
  const response = await fetch(`${__WORDS__}/finder-${document.documentElement.lang}.json`)
  const { styles, ...file }: FinderFile & { styles: string } = await response.json()
  if (styles) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = styles
    document.head.append(sheet)
    await new Promise((done) => {
      sheet.onload = sheet.onerror = done
    })
  }
  const more = (letters: string) => `${__WORDS__}/finder-${letters}-${document.documentElement.lang}.json`
  return { ...file, more: { latin: more('latin'), others: more('others') } }
}

const fieldOfPanel = () => document.querySelector<HTMLInputElement>('#find')

/** Without scripts the field leads to the list of all products. With them its words are taken up where they arrive. */
export function takeUpWords() {
  const words = new URLSearchParams(window.location.search).get('q')
  const field = fieldOfPanel()
  if (!words || !field) return
  field.value = words
  // The panel focuses its field, which is a sign of interest.
  document.getElementById('finder')?.showPopover?.()
}

/** The finder comes at the first sign of interest in its field; until then it is markup that works without. */
export function fetchFinderOnInterest() {
  const notice = ({ target }: Event) => {
    if ((target as Element).closest?.('[data-finds]')) void mountFinders().catch(ignore)
  }
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, notice, { passive: true })
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('[popovertarget=finder]')) ready('button')
  })
  document.addEventListener('keydown', (event) => {
    const panel = document.getElementById('finder')
    if (!panel?.showPopover || !isOpening(event)) return
    // At once, or Firefox takes the key for its own search within the page.
    event.preventDefault()
    ready('slash')
    panel.showPopover()
  })
}

/** What was asked for before is selected as the panel opens, and not later: nothing that is typed meanwhile is lost. */
function ready(by: string) {
  document.getElementById('finder')?.setAttribute('data-by', by)
  const field = fieldOfPanel()
  field?.setSelectionRange(0, field.value.length)
}
