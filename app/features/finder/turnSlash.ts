import { isSlashOff, off } from './slash.ts'

export function turnSlash() {
  try {
    if (isSlashOff()) localStorage.removeItem(off)
    else localStorage.setItem(off, '')
  } catch {
    // It stays as it is.
  }
}
