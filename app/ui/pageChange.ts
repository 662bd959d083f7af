import { session } from '#app/lib/session.ts'

// The picture of a card and its file, for the page that the card leads to.
const key = 'growing-picture'

/**
 * The browser changes pages, and moves what bears the same name on both (styles/motion.css): the opening of the old page
 * becomes that of the new one, or the picture of the card that was clicked grows into it.
 */
export function preparePageChange() {
  let clicked: HTMLAnchorElement | null = null
  document.addEventListener('click', ({ target }) => {
    clicked = target instanceof Element ? target.closest('a') : null
    // A link of the menu may lead to another place of the same page.
    clicked?.closest<HTMLElement>('[popover]')?.hidePopover?.()
  })
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.()
    const link = clicked?.href === activation?.entry?.url ? clicked : null
    const picture = link?.closest('[data-card]')?.querySelector<HTMLImageElement>('[data-picture]')
    if (viewTransition) nameOpening(picture, link)
  })
  standIn()
}

/**
 * One element only may bear a name: the picture of the card and the words that were clicked, or the page's own opening
 * where it can be seen.
 */
function nameOpening(picture: HTMLImageElement | null | undefined, link: HTMLElement | null) {
  const opening = document.getElementById('opening')
  const isSeen = opening && opening.getBoundingClientRect().bottom > 0
  if (isSeen && !picture) return
  // The frame, since the picture itself is mirrored in Arabic, and would turn over on its way to one that is not.
  const frame = picture?.parentElement?.parentElement
  const name = (value: string) => {
    document.documentElement.toggleAttribute('data-leaving', value !== '')
    frame?.style.setProperty('view-transition-name', value && 'opening')
    if (frame) link?.style.setProperty('view-transition-name', value && 'words')
  }
  name('given')
  if (picture) session.write(key, [picture.dataset.picture, picture.currentSrc])
  // The page may come back as it was left.
  window.addEventListener('pageshow', () => name(''), { once: true })
}

/** Until the large picture of an opening has come, the small one that was clicked stands in its place. */
function standIn() {
  const [name, file] = session.read<string[]>(key) ?? []
  session.drop(key)
  const image = name && document.querySelector<HTMLImageElement>(`#opening img[data-picture="${name}"]`)
  if (image && !image.complete) image.style.background = `center / cover url("${file}")`
}
