import { onDemand } from '#app/lib/onDemand.ts'

// Most visitors lose no picture.
const loadReplacement = onDemand(() => import('./lostPicture.ts'))

const replace = (image: HTMLImageElement) => loadReplacement(({ replaceLost }) => replaceLost(image))

/** Where a hero's own picture cannot be had, it gives way to the stock picture. */
export function watchPictures() {
  // Failures do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  // The hero may have been lost before this code was there to notice.
  const hero = document.querySelector<HTMLImageElement>('img[data-stock]')
  if (hero?.complete && hero.naturalWidth === 0) replace(hero)
}
