import type { Line } from './line.ts'

/** Two lists as one. Where both name a quantity, ours stays; notes are joined. */
export function merge(ours: readonly Line[], theirs: readonly Line[]): Line[] {
  const all = new Map(ours.map((line) => [line.id, line]))
  for (const line of theirs) {
    const known = all.get(line.id)
    all.set(line.id, known ? join(known, line) : line)
  }
  return [...all.values()]
}

function join(ours: Line, theirs: Line): Line {
  const { quantity, unit } = ours.quantity ? ours : theirs
  const notes = new Set([ours.note, theirs.note].filter(Boolean))
  return { ...ours, quantity, unit, note: [...notes].join('; ') }
}
