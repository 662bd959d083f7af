/** Another edition has the same anchors: whoever switches stays at the same place of the page. */
export function keepAnchor() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    if (link) link.hash = window.location.hash
  })
}
