import { setText } from '#app/lib/announce.ts'
import { fill } from '#app/lib/wording.ts'

/** The grade that is chosen goes into the sentence above it, the table, the letter below and the link to the form. */
export function sayGrade({ dataset }: HTMLInputElement) {
  if (!dataset.says) return
  const says: Record<string, string> = JSON.parse(dataset.says)
  for (const place of document.querySelectorAll<HTMLElement>('[data-says]:not(input)')) {
    const said = says[place.dataset.says ?? '']
    if (said) setText(place, said)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-write]'))
    link.hash = `write=${encodeURIComponent(fill(link.dataset.write ?? '', says))}`
  for (const row of document.querySelectorAll<HTMLElement>('[data-chosen]'))
    row.dataset.chosen = row.id === dataset.row ? 'yes' : 'no'
}
