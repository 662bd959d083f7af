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

  const quantity = element('input', { type: 'text', inputMode: 'decimal', dir: 'auto', autocomplete: 'off' })
  quantity.ariaLabel = about(content, fields.quantity, id)
  quantity.addEventListener('input', () => change({ quantity: quantity.value }))

  const options = units.map((unit) => element('option', { value: unit, textContent: content.words.units[unit] }))
  const unit = element('select', {}, options)
  unit.ariaLabel = about(content, fields.unit, id)
  unit.addEventListener('change', () => change({ unit: unit.value as Unit }))

  const note = element('input', { type: 'text', dir: 'auto', autocomplete: 'off' })
  note.ariaLabel = about(content, fields.note, id)
  note.addEventListener('input', () => change({ note: note.value }))

  const remove = button('', () => onRemove(id), styles.remove)
  remove.ariaLabel = about(content, fields.remove, id)

  const view = element('li', { className: styles.line }, [
    element('p', { className: styles.product }, [
      element('a', { href, dir: 'auto', textContent: name }),
      element('small', { className: styles.details, textContent: details }),
    ]),
    labeled(columns.quantity, element('span', { className: styles.amount }, [quantity, unit])),
    labeled(columns.note, note),
    remove,
  ])
  view.dataset.line = id
  return view
}

/** Seen on a phone, where the columns have no heads; heard from the fields themselves. */
function labeled(label: string, field: HTMLElement) {
  const shown = element('span', { className: styles.label, textContent: label })
  shown.ariaHidden = 'true'
  return element('div', {}, [shown, field])
}

/** Brings the fields up to date, but not under the hands of whoever is typing. */
export function update(view: HTMLElement, { quantity, unit, note }: Line) {
  const [amount, remark] = view.querySelectorAll('input')
  const select = view.querySelector('select')
  if (amount && document.activeElement !== amount) amount.value = quantity
  if (remark && document.activeElement !== remark) remark.value = note
  if (select && document.activeElement !== select) select.value = unit
}
