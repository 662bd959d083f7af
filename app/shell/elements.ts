import { element } from '#app/lib/element.ts'
import { whenReturned } from '#app/lib/whenReturned.ts'
import { isOfficeOpen } from './isOfficeOpen.ts'

/** Says beside the hours whether they are now; the prerendered line leaves that open. */
element('office-hours', (line) => {
  const { hours = '', whileOpen = '', whileClosed = '' } = line.dataset
  const show = () => {
    const isOpen = isOfficeOpen(new Date(), JSON.parse(hours))
    line.dataset.open = String(isOpen)
    line.textContent = isOpen ? whileOpen : whileClosed
  }
  show()
  setInterval(show, 60_000)
  whenReturned(show)
})

/** Editions have the same anchors: whoever switches stays at the same place of the page. */
element('language-switch', (links) => {
  links.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link) link.hash = window.location.hash
  })
})

/** The year of the build stands in the file, the year of the visit in the browser. */
element('current-year', (place) => {
  place.textContent = String(new Date().getFullYear())
})
