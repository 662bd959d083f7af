import { button, element } from '#app/components/parts/element.ts'
import type { ListContent } from '#app/content/list.ts'
import { edit } from './kept.ts'
import styles from './Lines.module.css'
import { type Line, type Unit, units } from './line.ts'
import { amountOf } from './message.ts'
import { about } from './names.ts'

/** One product of the list, with its fields. Each says which product it is about. */
export function lineView(line: Line, content: ListContent, onRemove: (id: string) => void) {
  const { fields, columns } = content.words
  const { id } = line
  const [name, details, href] = content.products[id] ?? [id, '', '']
  const change = (news: Partial<Line>) => edit(id, news)

  const named = (label: string) => ({ 'aria-label': about(content, label, id) })
  const typed = { type: 'text', dir: 'auto', autocomplete: 'off' }

  const quantity = element('input', { ...typed, inputmode: 'decimal', ...named(fields.quantity) })
  quantity.addEventListener('input', () => change({ quantity: quantity.value }))

  const options = units.map((unit) => element('option', { value: unit }, content.words.units[unit]))
  const unit = element('select', named(fields.unit), ...options)
  unit.addEventListener('change', () => change({ unit: unit.value as Unit }))

  const note = element('input', { ...typed, ...named(fields.note) })
  note.addEventListener('input', () => change({ note: note.value }))
  const noteCell = labeled(columns.note, note)
  noteCell.className = styles.note ?? ''
  const openNote = () => {
    noteCell.dataset.open = ''
    note.focus()
  }
  noteCell.append(button(content.words.addNote, openNote, named(fields.addNote)))

  return element(
    'li',
    { class: styles.line, 'data-line': id },
    element(
      'p',
      { class: styles.product },
      element('a', { href, dir: 'auto' }, name),
      element('small', { class: styles.details }, details),
    ),
    labeled(columns.quantity, element('span', { class: styles.amount }, quantity, unit)),
    noteCell,
    button('', () => onRemove(id), { class: styles.remove, ...named(fields.remove) }),
  )
}

/** The label is seen on a phone, where the columns have no heads; heard from the field itself. On paper there is no field. */
function labeled(label: string, field: HTMLElement) {
  const unheard = { 'aria-hidden': 'true' }
  return element(
    'div',
    {},
    element('span', { class: styles.label, ...unheard }, label),
    field,
    element('span', { class: styles.printed, ...unheard }),
  )
}

/** Brings the fields up to date, but not under the hands of whoever is typing. */
export function update(view: HTMLElement, line: Line, words: ListContent['words']) {
  const { quantity, unit, note } = line
  const [amount, remark] = view.querySelectorAll('input')
  const select = view.querySelector('select')
  if (amount && document.activeElement !== amount) amount.value = quantity
  if (remark && document.activeElement !== remark) remark.value = note
  if (select && document.activeElement !== select) select.value = unit
  // Once used it stays, and a note that was deleted can be written anew.
  if (note) view.querySelector(`.${styles.note}`)?.setAttribute('data-open', '')
  const [printedAmount, printedNote] = view.querySelectorAll(`.${styles.printed}`)
  printedAmount?.replaceChildren(quantity ? amountOf(line, words) : '')
  printedNote?.replaceChildren(note)
}
