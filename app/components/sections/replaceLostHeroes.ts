import { noop } from '#app/lib/noop.ts'
import { retryImport } from '#app/lib/retryImport.ts'

// Most visitors lose no picture.
const loadReplacement = retryImport(() => import('./replaceLostPicture.ts'))

const replace = (image: EventTarget | null) =>
  image instanceof HTMLImageElement &&
  loadReplacement().then(({ replaceLostPicture }) => replaceLostPicture(image), noop)

/** Gives way to the stock picture where a hero's own cannot be had. */
export function replaceLostHeroes() {
  // Failures do not bubble.
  document.addEventListener('error', ({ target }) => replace(target), true)
}

/** The hero of this page may have been lost before this code was there to notice. */
export function replaceLostHero() {
  const image = document.querySelector<HTMLImageElement>('img[data-stock]')
  if (image?.complete && image.naturalWidth === 0) replace(image)
}
