import { type Line, mostLines, openLine, readLine } from './line.ts'
import { merge } from './merge.ts'

// No name and no address in it: it is a list of goods, on this device until it is sent or cleared.
const key = 'inquiry-list'
const listeners = new Set<() => void>()
const none: readonly Line[] = []

let stored: string | null = null
let lines = none
/** Where storage is blocked or full the list lives as long as the page. */
let isLasting = true

/** The list as it is now, in this tab and in every other: the same array for as long as nothing changes. */
function read(): readonly Line[] {
  if (!isLasting) return lines
  try {
    const now = localStorage.getItem(key)
    if (now !== stored) {
      stored = now
      lines = parse(now)
    }
  } catch {
    isLasting = false
  }
  return lines
}

function parse(text: string | null): readonly Line[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.flatMap(readLine) : none
  } catch {
    return none
  }
}

function write(next: readonly Line[]) {
  const kept = next.slice(0, mostLines)
  try {
    if (kept.length) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
    isLasting = true
    read()
  } catch {
    isLasting = false
    lines = kept
  }
  for (const listener of listeners) listener()
}

/** Takes one operation back, and only that: what was added, changed or removed since stays as it is. */
export type Undo = () => void

/** Makes a change, and gives back how to undo it. */
function change(next: (now: readonly Line[]) => readonly Line[]): Undo {
  const before = read()
  write(next(before))
  const after = read()
  return () => write(undone(before, after, read()))
}

function undone(before: readonly Line[], after: readonly Line[], now: readonly Line[]) {
  const has = (list: readonly Line[], { id }: Line) => list.some((line) => line.id === id)
  const isUntouched = (line: Line) => after.some((one) => JSON.stringify(one) === JSON.stringify(line))
  const newer = now.filter((line) => !isUntouched(line))
  const wasRemovedSince = (line: Line) => has(after, line) && !has(now, line)
  const back = before.filter((line) => !wasRemovedSince(line))
  return [
    ...back.map((line) => newer.find(({ id }) => id === line.id) ?? line),
    ...newer.filter((line) => !has(back, line)),
  ]
}

/** The list of products to quote. Every operation works on what is there now, in whichever tab it was put there. */
export const list = {
  read,
  isLasting: () => isLasting,
  subscribe(listener: () => void) {
    const listen = (event: StorageEvent) => {
      // No key: somebody has cleared all of it.
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', listen)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listen)
    }
  },
  has: (id: string) => read().some((line) => line.id === id),
  isFull: () => read().length >= mostLines,
  add: (id: string, name: string) =>
    change((now) => (now.some((line) => line.id === id) ? now : [...now, openLine(id, name)])),
  edit: (id: string, news: Partial<Omit<Line, 'id'>>) =>
    change((now) => now.map((line) => (line.id === id ? { ...line, ...news } : line))),
  remove: (id: string) => change((now) => now.filter((line) => line.id !== id)),
  clear: () => change(() => none),
  merge: (theirs: readonly Line[]) => change((now) => merge(now, theirs)),
  replace: (theirs: readonly Line[]) => change(() => theirs),
}
