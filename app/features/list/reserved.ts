// The list is taller or shorter by the width of the window.
const key = 'list-height'

/** Remembers how high the list is here, so that its place is there before it is. */
export function rememberHeight(height: number) {
  try {
    if (height) localStorage.setItem(key, `${window.innerWidth} ${height}`)
  } catch {
    // Blocked or full: then the page moves once when the list comes.
  }
}

/** Keeps the place of a list that is not shown yet. */
export function reserveHeight() {
  try {
    const [width, height] = (localStorage.getItem(key) ?? '').split(' ')
    if (Number(width) === window.innerWidth) document.documentElement.style.setProperty('--list-height', `${height}px`)
  } catch {
    // Nothing is remembered.
  }
}
