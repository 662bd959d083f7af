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

function replace(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement)) return
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
