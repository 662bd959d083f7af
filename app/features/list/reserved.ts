/** Under this name stands how high the list was, and in a window of which width. */
export const heightKey = 'list-height'

/** Keeps the place of a list that is not shown yet. */
export function reserveHeight() {
  try {
    const [width, height] = (localStorage.getItem(heightKey) ?? '').split(' ')
    if (Number(width) === window.innerWidth) document.documentElement.style.setProperty('--list-height', `${height}px`)
  } catch {
    // Nothing is remembered.
  }
}
