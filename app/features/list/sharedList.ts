import { button, element } from '#app/components/parts/element.ts'
import type { ListContent } from '#app/content/list.ts'
import { askFor } from '#app/features/inquiry/sourceFragment.ts'
import { counted } from '#app/i18n/plurals.ts'
import { readFragment, type Shared } from './address.ts'
import { change, lines } from './kept.ts'
import styles from './List.module.css'
import type { Line } from './line.ts'
import { isSame, merge } from './merge.ts'
import { strip } from './table.ts'

/** Takes the list that the address brings. Where there is one already, the visitor chooses. */
export function takeSharedList(content: ListContent) {
  const place = document.querySelector<HTMLElement>('[data-shared-list]')
  const shared = readFragment(window.location.hash, (id) => id in content.products)
  if (!place || !shared) return
  const ours = lines()
  const told = notes(shared, content)
  const { taken } = content.words.shared
  if (shared.lines.length === 0 || isSame(ours, shared.lines)) settle(place, [...told, ...wanted(shared, content)])
  else if (ours.length === 0) {
    change(shared.lines)
    const sentence = counted(taken, shared.lines.length, content.language)
    settle(place, [strip(sentence), ...told, ...wanted(shared, content)])
  } else place.replaceChildren(choice(place, ours, shared, told, content))
}

/** The choice is made: the address says no more than where the visitor is. */
function settle(place: HTMLElement, told: HTMLElement[]) {
  place.replaceChildren(...told)
  history.replaceState(history.state, '', window.location.pathname)
}

// A hostile address can name thousands.
const named = ({ unknown }: Shared) => unknown.slice(0, 10).join(', ') + (unknown.length > 10 ? ' …' : '')

function notes(shared: Shared, { words, language }: ListContent) {
  const { unknown, surplus } = words.shared
  const told: HTMLElement[] = []
  if (shared.unknown.length)
    told.push(strip(counted(unknown, shared.unknown.length, language).replace('{names}', () => named(shared))))
  if (shared.surplus) told.push(strip(counted(surplus, shared.surplus, language)))
  return told
}

/** What we no longer list is asked for in the message. */
function wanted(shared: Shared, { words }: ListContent) {
  const form = document.querySelector<HTMLFormElement>('[data-inquiry] form')
  if (!form || !shared.unknown.length) return []
  askFor(named(shared), form)
  return [strip(words.shared.asked)]
}

function choice(place: HTMLElement, ours: Line[], shared: Shared, told: HTMLElement[], content: ListContent) {
  const { words, language } = content
  const { title, text, products, are, add, replace, keep, rule } = words.shared
  const both = shared.lines.filter(({ id }) => ours.some((line) => line.id === id)).length
  const together = merge(ours, shared.lines)
  const heading = element('h2', { id: 'shared-list', tabindex: '-1' }, title)
  const choose = (label: string, list: Line[]) =>
    button(label.replace('{count}', String(list.length)), () => {
      change(list)
      settle(place, list === ours ? told : [...told, ...wanted(shared, content)])
      document.getElementById('your-list')?.scrollIntoView({ block: 'nearest' })
    })
  const sentence = text
    .replace('{theirs}', counted(products, shared.lines.length, language))
    .replace('{ours}', counted(products, ours.length, language))
    .replace('{both}', counted(are, both, language))
  return element(
    'section',
    { class: styles.choice, 'aria-labelledby': heading.id },
    heading,
    element('p', {}, sentence),
    element('div', {}, choose(add, together), choose(replace, shared.lines), choose(keep, ours)),
    element('p', {}, rule),
    ...told,
  )
}
