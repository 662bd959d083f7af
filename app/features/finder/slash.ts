export const off = 'finder-slash-off'

/** By the visitor's wish, on this device. Storage may be closed to us. */
export function isSlashOff() {
  try {
    return localStorage.getItem(off) !== null
  } catch {
    return false
  }
}

/** The / key alone, and not while somebody writes. */
export function isOpening({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  const isWriting = (target as HTMLElement).isContentEditable || (target as Element).matches('input, textarea, select')
  return key === '/' && !isWriting && !ctrlKey && !altKey && !metaKey && !isSlashOff()
}
