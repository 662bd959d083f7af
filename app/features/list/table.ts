import { button, element } from '#app/components/parts/element.ts'
import type { ListContent } from '#app/content/list.ts'
import { counted } from '#app/i18n/plurals.ts'
import { actions } from './actions.ts'
import { announce } from './announce.ts'
import { listInForm } from './formWithList.ts'
import { change, isLasting, lines } from './kept.ts'
import lineStyles from './Lines.module.css'
import styles from './List.module.css'
import { type Line, manyLines } from './line.ts'
import { lineView, update } from './lineView.ts'
import { about } from './names.ts'

/** What was taken off last, to be put back. */
let undo: { sentence: string; label: string; list: Line[] } | undefined

/** The list above the form. With an empty list nothing of it is there. */
export function dressTable(content: ListContent) {
  const place = document.querySelector<HTMLElement>('[data-list-place]')
  if (!place) return
  const list = lines()
  listInForm(list, content)
  if (list.length === 0) {
    place.replaceChildren(...strips(content))
    return
  }
  const rows = place.querySelector('ul') ?? build(place, content)
  const views = new Map([...rows.querySelectorAll<HTMLElement>('[data-line]')].map((view) => [view.dataset.line, view]))
  for (const line of list) {
    const view = views.get(line.id) ?? lineView(line, content, (id) => remove(id, content))
    views.delete(line.id)
    if (!view.parentElement) rows.append(view)
    update(view, line, content.words)
  }
  for (const view of views.values()) view.remove()
  const lead = place.querySelector('[data-lead]')
  if (lead) lead.textContent = counted(content.words.lead, list.length, content.language)
  place.querySelector('[data-strips]')?.replaceChildren(...strips(content))
}

function build(place: HTMLElement, content: ListContent) {
  const { title, columns, another } = content.words
  const rows = element('ul', { class: lineStyles.lines })
  const heads = [columns.product, columns.quantity, columns.note].map((text) => element('span', {}, text))
  const add = button(another, () => openFinder(content), { class: styles.another })
  const section = element(
    'section',
    { class: styles.table, 'aria-labelledby': 'your-list' },
    element(
      'div',
      { class: styles.head },
      element('h2', { id: 'your-list' }, title),
      element('p', { 'data-lead': '' }),
    ),
    element('div', { class: lineStyles.heads, 'aria-hidden': 'true' }, ...heads),
    rows,
    element('div', { 'data-strips': '' }),
    element('div', { class: styles.actions }, add, ...actions(content, () => clear(content))),
  )
  place.replaceChildren(section)
  return rows
}

function openFinder({ index }: ListContent) {
  const finder = document.querySelector<HTMLElement>('[popovertarget="finder"]')
  if (finder) finder.click()
  else window.location.assign(index)
}

function remove(id: string, content: ListContent) {
  const list = lines()
  const { said } = content.words
  undo = { sentence: about(content, said.removed, id), label: said.undo, list }
  const place = list.findIndex((line) => line.id === id)
  change(list.filter((line) => line.id !== id))
  announce(undo.sentence)
  // The button that was pressed is gone: on to the next one, or to the way to add another.
  const buttons = document.querySelectorAll<HTMLElement>(`.${lineStyles.remove}`)
  const next = buttons[Math.min(place, buttons.length - 1)] ?? document.querySelector(`.${styles.strip} button`)
  if (next instanceof HTMLElement) next.focus()
}

function clear(content: ListContent) {
  const list = lines()
  const { said } = content.words
  undo = { sentence: counted(said.cleared, list.length, content.language), label: said.undoAll, list }
  change([])
  announce(undo.sentence)
  document.querySelector<HTMLElement>(`.${styles.strip} button`)?.focus()
}

/** Told under the list: what can be undone, what went with the inquiry, how else to send it, that nothing will last. */
function strips(content: ListContent) {
  const { said } = content.words
  const told: HTMLElement[] = []
  if (undo) {
    const { sentence, label, list } = undo
    told.push(strip(sentence, label, () => restore(list)))
  }
  const { length } = lines()
  if (length >= manyLines) told.push(byMail(content))
  if (length > 0 && !isLasting()) told.push(strip(said.fleeting))
  return told
}

function byMail({ words, email }: ListContent) {
  const hint = strip(`${words.said.long} `)
  hint.append(element('a', { href: `mailto:${email}`, dir: 'ltr' }, email))
  return hint
}

function restore(list: Line[]) {
  undo = undefined
  change(list)
  document.getElementById('your-list')?.scrollIntoView({ block: 'nearest' })
}

/** A sentence with one thing to do about it. It stays until something else happens. */
export function strip(sentence: string, label = '', act = () => {}) {
  const parts = label ? [`${sentence} `, button(label, act)] : [sentence]
  return element('p', { class: styles.strip }, ...parts)
}

/** Replaces what is told under the list. */
export function offerUndo(sentence: string, label: string, list: Line[]) {
  undo = { sentence, label, list }
}
