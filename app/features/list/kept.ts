import { listKey } from './isKept.ts'
import { type Line, mostLines, openLine, units } from './line.ts'

// No name and no address in it: it is a list of goods, on this device until it is sent or cleared.
const key = listKey
const watchers = new Set<() => void>()
let inMemory: Line[] | undefined

/** The list as it is now, in this tab and in every other. */
export function lines(): Line[] {
  if (inMemory) return inMemory
  try {
    return read(localStorage.getItem(key))
  } catch {
    return []
  }
}

/** Whether the list outlives this page: not where storage is blocked or full. */
export const isLasting = () => inMemory === undefined

/** Changes the list. All who watch are told, in other tabs by the browser. */
export function change(next: readonly Line[]) {
  const kept = next.slice(0, mostLines)
  try {
    if (kept.length) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
    inMemory = undefined
  } catch {
    inMemory = kept
  }
  for (const tell of watchers) tell()
}

export function watch(tell: () => void) {
  const listen = (event: StorageEvent) => {
    // No key: somebody has cleared all of it.
    if (event.key === key || event.key === null) tell()
  }
  watchers.add(tell)
  window.addEventListener('storage', listen)
  return () => {
    watchers.delete(tell)
    window.removeEventListener('storage', listen)
  }
}

export const add = (id: string) => change([...lines().filter((line) => line.id !== id), openLine(id)])
export const remove = (id: string) => change(lines().filter((line) => line.id !== id))
export const edit = (id: string, news: Partial<Line>) =>
  change(lines().map((line) => (line.id === id ? { ...line, ...news } : line)))

/** What an older version or a curious visitor has left there is read as far as it is a list. */
function read(stored: string | null): Line[] {
  const parsed: unknown = JSON.parse(stored ?? '[]')
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((line: Partial<Line> | null) =>
    line && typeof line.id === 'string'
      ? [
          {
            id: line.id,
            quantity: typeof line.quantity === 'string' ? line.quantity : '',
            unit: units.find((unit) => unit === line.unit) ?? 'kg',
            note: typeof line.note === 'string' ? line.note : '',
          },
        ]
      : [],
  )
}
