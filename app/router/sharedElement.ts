/** The picture of a card, and the opening of the page that the card leads to, which shows the same one large. */
type SharedElement = { card: HTMLElement; picture: HTMLElement; words: HTMLElement }

/** The picture of the card that was clicked, where the next page opens with the same one. */
function find(clicked: Element | null, next: ParentNode): SharedElement | undefined {
  const image = next.querySelector<HTMLImageElement>('[data-opening] img')
  const [picture, words] = image?.closest('[data-opening]')?.children ?? []
  const small = clicked
    ?.closest('li, [data-card]')
    ?.querySelector<HTMLImageElement>(`[data-picture="${image?.dataset.picture}"]`)
  // Its frame, since the picture itself is mirrored in Arabic, and would turn over on its way to one that is not.
  const card = small?.parentElement?.parentElement
  if (!card || !small || !(picture instanceof HTMLElement) || !(words instanceof HTMLElement)) return undefined
  if (image && !image.complete) standIn(image, small)
  return { card, picture, words }
}

/** Until the large picture has come, the small one stands in its place: it has been seen already. On the picture itself, whose ground would cover it. */
function standIn(image: HTMLImageElement, small: HTMLImageElement) {
  image.style.background = `center / cover url("${small.currentSrc}")`
}

let takeBack = () => {}

/**
 * Names the picture on both pages for the browser, which moves what is named alike; the words stand over it and go apart.
 * Names of the change before are taken back first: two elements of one name would stop the movement.
 */
export function nameSharedElement(clicked: Element | null, next: ParentNode) {
  takeBack()
  const shared = find(clicked, next)
  if (!shared) return
  const names: [HTMLElement, string][] = [
    [shared.card, 'opening'],
    [shared.picture, 'opening'],
    [shared.words, 'words'],
  ]
  for (const [element, name] of names) element.style.setProperty('view-transition-name', name)
  takeBack = () => {
    for (const [element] of names) element.style.removeProperty('view-transition-name')
    takeBack = () => {}
  }
}

/** After the movement, whether it ran to its end or was cut short by the next one. */
export const unnameSharedElement = () => takeBack()
