import { isSameLine, join, type Line, merge, mostLines, openLine, readLine, textOf } from './line.ts'
import { type StoredList, storage } from './storage.ts'

let stored: StoredList | undefined
let lines: readonly Line[] = []

/** The lines as they are now: the same array for as long as nothing changes. */
function read() {
  const now = storage.read()
  if (now !== stored) {
    stored = now
    lines = now.lines.flatMap(readLine)
  }
  return lines
}

const write = (lines: readonly Line[]) => storage.write({ lines, text: textOf(lines) })

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
  const newer = now.filter((line) => !after.some((one) => isSameLine(one, line)))
  const back = before.filter((line) => !has(after, line) || has(now, line))
  return [
    ...back.map((line) => {
      const since = newer.find(({ id }) => id === line.id)
      if (!since) return line
      return has(after, line) ? since : join(since, line)
    }),
    ...newer.filter((line) => !has(back, line)),
  ]
}

/** The list of products to quote. Every operation works on what is there now, in whichever tab it was put there. */
export const list = {
  read,
  subscribe: storage.subscribe,
  isLasting: storage.isLasting,
  has: (id: string) => read().some((line) => line.id === id),
  isFull: () => read().length >= mostLines,
  add: (id: string, name: string) =>
    change((now) => (now.some((line) => line.id === id) ? now : [...now, openLine(id, name)])),
  edit: (id: string, news: Partial<Omit<Line, 'id'>>) =>
    change((now) => now.map((line) => (line.id === id ? { ...line, ...news } : line))),
  remove: (id: string) => change((now) => now.filter((line) => line.id !== id)),
  clear: () => change(() => []),
  /** Lines of another list, or of an inquiry that comes back: read as far as they are lines. */
  merge: (theirs: readonly unknown[]) => change((now) => merge(now, theirs.flatMap(readLine))),
  replace: (theirs: readonly Line[]) => change(() => theirs),
}
