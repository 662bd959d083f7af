import { element } from '#app/lib/element.ts'
import { whenReturned } from '#app/lib/whenReturned.ts'

/** The elements of header and footer come to life. */
export function startShell() {
  element('office-hours', showWhetherOpen)
  // Editions have the same anchors: whoever switches stays at the same place of the page.
  element('language-switch', (links) => {
    links.addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      if (link) link.hash = window.location.hash
    })
  })
  // The year of the build stands in the file, the year of the visit in the browser.
  element('current-year', (place) => {
    place.textContent = String(new Date().getFullYear())
  })
}

/** Says beside the hours whether they are now; the prerendered line leaves that open. */
function showWhetherOpen(line: HTMLElement) {
  const { hours = '', whileOpen = '', whileClosed = '' } = line.dataset
  const show = () => {
    const isOpen = isOfficeOpen(new Date(), JSON.parse(hours))
    line.dataset.open = String(isOpen)
    line.textContent = isOpen ? whileOpen : whileClosed
  }
  show()
  setInterval(show, 60_000)
  whenReturned(show)
}

type Hours = { opens: number; closes: number; hoursAheadOfUtc: number }

/** Mon–Sat, by the office's clock. */
export function isOfficeOpen(now: Date, { opens, closes, hoursAheadOfUtc }: Hours) {
  const there = new Date(now.getTime() + hoursAheadOfUtc * 3_600_000)
  const hour = there.getUTCHours()
  return there.getUTCDay() !== 0 && hour >= opens && hour < closes
}
