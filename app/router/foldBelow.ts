/**
 * Leaves what begins below the first screen for later: a page that is entered at its top need not be laid out as a whole
 * before it shows. Gives back what undoes it.
 */
export function foldBelow(page: HTMLElement) {
  const below = [...page.querySelectorAll<HTMLElement>('main > :nth-child(n + 3)')]
  for (const part of below) part.style.contentVisibility = 'auto'
  return () => {
    for (const part of below) part.style.removeProperty('content-visibility')
  }
}
