/** Under this name the list stands in the browser's storage. */
export const listKey = 'inquiry-list'

/** Whether there is a list, told without the code that reads it. */
export function isKept() {
  try {
    return localStorage.getItem(listKey) !== null
  } catch {
    return false
  }
}
