/** A card's picture, and the opening of the page that the card leads to, which shows the same one large. */
export type Growth = { card: HTMLElement; picture: HTMLElement; words: HTMLElement }

// A picture that is not there by now would grow into an empty frame.
const longestWait = 80

const openingOf = (page: ParentNode) => page.querySelector<HTMLImageElement>('[data-opening] img')

/** Whether the picture that a page opens with is ready to be painted. */
export const isOpeningReady = (page: ParentNode) =>
  Promise.resolve(openingOf(page)?.decode()).then(
    () => true,
    () => false,
  )

/** The picture of the card that was clicked, where the next page opens with the same one and has it at hand. */
export async function growthOf(clicked: Element | null, next: ParentNode, isReady: Promise<boolean>) {
  const image = openingOf(next)
  const [picture, words] = image?.closest('[data-opening]')?.children ?? []
  const small = clicked?.closest('li')?.querySelector(`[data-picture="${image?.dataset.picture}"]`)
  // Its frame, since the picture itself is mirrored in Arabic, and would turn over on its way to one that is not.
  const card = small?.parentElement?.parentElement
  if (!card || !(picture instanceof HTMLElement) || !(words instanceof HTMLElement)) return undefined
  const isLate = new Promise<false>((resolve) => setTimeout(resolve, longestWait, false))
  return (await Promise.race([isReady, isLate])) ? { card, picture, words } : undefined
}

const name = (element: HTMLElement, part: string) => element.style.setProperty('view-transition-name', part)

/** Names the picture on both pages for the browser, which moves what is named alike. The words stand over it and go apart. */
export function begin({ card, picture, words }: Growth) {
  name(card, 'opening')
  name(picture, 'opening')
  name(words, 'words')
}

/** After the change the names are taken back, for the next one. */
export function end({ picture, words }: Growth) {
  for (const element of [picture, words]) element.style.removeProperty('view-transition-name')
}
