import { heightKey } from './reserved.ts'

/** Remembers how high the list is here, so that its place is there before it is. */
export function rememberHeight(height: number) {
  try {
    // The list is taller or shorter by the width of the window.
    if (height) localStorage.setItem(heightKey, `${window.innerWidth} ${height}`)
  } catch {
    // Blocked or full: then the page moves once when the list comes.
  }
}
