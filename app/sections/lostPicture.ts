/** Puts the stock picture in the place of a hero's own; other pictures leave their words. */
export function replaceLost(image: HTMLImageElement) {
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
