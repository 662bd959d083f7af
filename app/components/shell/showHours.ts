import { isOfficeOpen } from './isOfficeOpen.ts'

/** Says beside the hours whether they are now; the prerendered line leaves that open. */
export function showHours() {
  for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', whileOpen = '', whileClosed = '' } = line.dataset
    const isOpen = isOfficeOpen(new Date(), JSON.parse(hours))
    line.dataset.open = String(isOpen)
    line.textContent = isOpen ? whileOpen : whileClosed
  }
}
