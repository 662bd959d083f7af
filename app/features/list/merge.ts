import { type Line, mostLines } from './line.ts'

/** Two lists as one. Where both name a quantity, ours stays; notes are joined. */
export function merge(ours: readonly Line[], theirs: readonly Line[]): Line[] {
  const all = new Map(ours.map((line) => [line.id, line]))
  for (const line of theirs) {
    const known = all.get(line.id)
    all.set(line.id, known ? join(known, line) : line)
  }
  return [...all.values()].slice(0, mostLines)
}

function join(ours: Line, theirs: Line): Line {
  const { quantity, unit } = ours.quantity ? ours : theirs
  const notes = new Set([ours.note, theirs.note].filter(Boolean))
  return { id: ours.id, quantity, unit, note: [...notes].join('; ') }
}

/** Whether nothing would change: the same products with the same details, in any order. */
export function isSame(one: readonly Line[], other: readonly Line[]) {
  const written = (lines: readonly Line[]) =>
    lines
      .map((line) => JSON.stringify(Object.values(line)))
      .sort()
      .join('\n')
  return written(one) === written(other)
}
