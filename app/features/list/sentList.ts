import type { ListContent } from '#app/content/list.ts'
import { counted } from '#app/i18n/plurals.ts'
import { change, lines } from './kept.ts'
import type { Line } from './line.ts'
import { merge } from './merge.ts'
import { offerUndo } from './table.ts'

/** Follows what becomes of the inquiry that a list was part of (inquiry/desk.ts, inquiry/waitingNote.ts). */
export function followInquiry(content: ListContent) {
  const hear = (name: string, act: (list: Line[]) => void) =>
    document.addEventListener(name, (event) => act((event as CustomEvent<Line[]>).detail))
  // It is in the outbox now, which keeps it until it is out.
  hear('list-taken', () => change([]))
  hear('list-sent', (list) => {
    const { text, again } = content.words.sent
    offerUndo(counted(text, list.length, content.language), again, list)
    change(lines())
  })
  hear('list-back', (list) => change(merge(lines(), list)))
}
