import type { ListContent } from '#app/content/list.ts'
import { button, element } from '#app/ui/element.ts'
import { edit } from './kept.ts'
import styles from './Lines.module.css'
import { type Line, type Unit, units } from './line.ts'
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
    labeled(columns.note, note),
    button('', () => onRemove(id), { class: styles.remove, ...named(fields.remove) }),
  )
}

/** Seen on a phone, where the columns have no heads; heard from the fields themselves. */
function labeled(label: string, field: HTMLElement) {
  return element('div', {}, element('span', { class: styles.label, 'aria-hidden': 'true' }, label), field)
}

/** Brings the fields up to date, but not under the hands of whoever is typing. */
export function update(view: HTMLElement, { quantity, unit, note }: Line) {
  const [amount, remark] = view.querySelectorAll('input')
  const select = view.querySelector('select')
  if (amount && document.activeElement !== amount) amount.value = quantity
  if (remark && document.activeElement !== remark) remark.value = note
  if (select && document.activeElement !== select) select.value = unit
}
