/** Where a hero's own picture cannot be had, it gives way to the stock picture; other pictures leave their words. */
export function watchPictures() {
  // Failures do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  // The hero may have been lost before this code was there to notice.
  const hero = document.querySelector<HTMLImageElement>('img[data-stock]')
  if (hero?.complete && hero.naturalWidth === 0) replace(hero)
}

function replace(image: HTMLImageElement) {
  const { stock, stockAlt = '' } = image.dataset
  // Its words show in its place, and must not be mirrored with it.
  image.toggleAttribute('data-lost', !stock)
  if (!stock) return
  delete image.dataset.stock
  image.dataset.picture = 'stock'
  image.alt = stockAlt
  // All heroes come in the same crops and widths: /pictures/nuts-hero-1a2b3c4d-wide-800.avif
  for (const file of image.parentElement?.children ?? []) {
    for (const name of ['srcset', 'src']) {
      const files = file.getAttribute(name)
      if (files) file.setAttribute(name, files.replace(/(\/pictures\/)[\w-]+?(?=-(wide|tall)-)/g, `$1${stock}`))
    }
  }
}
