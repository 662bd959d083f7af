import { counted } from '#app/content/counted.ts'
import type { ListContent } from '#app/content/list.ts'
import { button, element } from '#app/ui/element.ts'
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
  if (shared.lines.length === 0 || isSame(ours, shared.lines)) settle(place, told)
  else if (ours.length === 0) {
    change(shared.lines)
    settle(place, [strip(counted(taken, shared.lines.length, content.language)), ...told])
  } else place.replaceChildren(choice(place, ours, shared, told, content))
}

/** The choice is made: the address says no more than where the visitor is. */
function settle(place: HTMLElement, told: HTMLElement[]) {
  place.replaceChildren(...told)
  history.replaceState(history.state, '', window.location.pathname)
}

function notes({ unknown, surplus }: Shared, { words, language }: ListContent) {
  const { shared } = words
  const told: HTMLElement[] = []
  // A hostile address can name thousands.
  const names = unknown.slice(0, 10).join(', ') + (unknown.length > 10 ? ' …' : '')
  if (unknown.length)
    told.push(strip(counted(shared.unknown, unknown.length, language).replace('{names}', () => names)))
  if (surplus) told.push(strip(counted(shared.surplus, surplus, language)))
  return told
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
      settle(place, told)
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
