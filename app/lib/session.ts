/** What this tab keeps under a name. Where the browser blocks storage, or has no room, nothing is kept. */
export const session = {
  read<Value>(key: string): Value | undefined {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? '')
    } catch {
      return undefined
    }
  },
  write(key: string, value: unknown) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {}
  },
  isWritable() {
    try {
      sessionStorage.setItem('probe', '')
      sessionStorage.removeItem('probe')
      return true
    } catch {
      return false
    }
  },
  drop(key: string) {
    try {
      sessionStorage.removeItem(key)
    } catch {}
  },
}
