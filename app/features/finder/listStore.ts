import { add, lines, remove, watch } from '#app/features/list/kept.ts'

type Line = { id: string; quantity: string; unit: string; note: string }

let stored = ''
let snapshot: readonly Line[] = []

/** The list as the finder needs it: the same lines for as long as nothing changes. */
export const list = {
  subscribe: watch,
  read() {
    const now = lines()
    const text = JSON.stringify(now)
    if (text !== stored) [stored, snapshot] = [text, now]
    return snapshot
  },
  add: (id: string, _name: string) => add(id),
  remove,
}
