import { button } from '#app/components/parts/element.ts'
import type { ListContent } from '#app/content/list.ts'
import { announce } from './announce.ts'
import styles from './Control.module.css'
import { add, lines, remove } from './kept.ts'
import { type Line, mostLines } from './line.ts'
import { amountOf } from './message.ts'
import { about } from './names.ts'

/** Gives every row of a product its control, and tells each whether it is on the list. */
export function dressRows(content: ListContent) {
  const list = lines()
  for (const row of document.querySelectorAll<HTMLElement>('[data-product], [data-products] > [id]')) {
    const id = row.dataset.product || row.id
    // What the page shows and the list does not know is newer than this code.
    if (!content.products[id]) continue
    const control = row.querySelector<HTMLButtonElement>(`.${styles.control}`) ?? attach(row, id, content)
    tell(
      control,
      id,
      list.find((line) => line.id === id),
      content,
    )
  }
}

function attach(row: HTMLElement, id: string, content: ListContent) {
  const control = button('', () => toggle(id, content), { class: styles.control })
  // In a table a control stands in a cell.
  const place = row.matches('tr') ? row.lastElementChild : row
  place?.append(control)
  return control
}

function toggle(id: string, content: ListContent) {
  const { said } = content.words
  const list = lines()
  if (list.some((line) => line.id === id)) {
    remove(id)
    announce(about(content, said.removed, id))
  } else if (list.length >= mostLines) announce(said.full.replace('{count}', String(mostLines)))
  else {
    add(id)
    announce(about(content, said.added, id))
  }
}

function tell(control: HTMLButtonElement, id: string, line: Line | undefined, content: ListContent) {
  const { row, open } = content.words
  const amount = line && amountOf(line, content.words)
  // Where a row has no room for words the sign has to do.
  const said = amount && amount !== open ? amount : row.on
  const shown = control.closest('li[id]') ? said : ''
  // The sign alone is enough for a reader who wants nothing; the name says the rest.
  control.textContent = line ? shown : ''
  control.setAttribute('aria-label', about(content, line ? row.remove.replace('{shown}', said) : row.add, id))
  control.toggleAttribute('data-on', line !== undefined)
}
