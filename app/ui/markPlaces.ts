/** Marks in the bar of a long page which of its sections is being read, and keeps the mark in sight. */
export function markPlaces() {
  // Once a frame, as browsers tell of it.
  document.addEventListener('scroll', mark, { passive: true })
  requestAnimationFrame(mark)
}

function mark() {
  const bar = document.querySelector('[data-places]')
  if (!bar) return
  // Whose heading has come nearly to the middle is what one reads.
  const line = innerHeight * 0.45
  const last = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].findLast(
    ({ hash }) => (boxOf(hash)?.top ?? line) < line,
  )
  // After the last of them one reads something else.
  const current = last && (boxOf(last.hash)?.bottom ?? 0) > line ? last : undefined
  const marked = bar.querySelector('[aria-current]')
  if (marked === (current ?? null)) return
  marked?.removeAttribute('aria-current')
  current?.setAttribute('aria-current', 'location')
  if (current) center(current)
  else bar.querySelector('ul')?.scrollTo({ left: 0 })
}

const boxOf = (hash: string) => document.getElementById(hash.slice(1))?.getBoundingClientRect()

function center(link: Element) {
  const list = link.closest('ul')
  if (!list) return
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollBy({ left: middle(link) - middle(list), behavior: isStill ? 'instant' : 'smooth' })
}
