import { onDemand } from '#app/lib/onDemand.ts'

const loadFigures = onDemand(() => import('./figures.ts'))

/**
 * The choices of a figure are native radio buttons, and its first state is in the page. What follows a choice comes when
 * the figure is a window away, or at once where the address may name a choice.
 */
export function startFigures() {
  const open = () => loadFigures(({ openFigures }) => openFigures())
  const near = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && open(), {
    rootMargin: '100%',
  })
  for (const figure of document.querySelectorAll('[data-figure]')) {
    if (location.hash) open()
    near.observe(figure)
  }
}
