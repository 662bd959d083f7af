import { element } from '#app/components/parts/element.ts'
import type { ListContent } from '#app/content/list.ts'
import { counted } from '#app/i18n/plurals.ts'
import { lines } from './kept.ts'
import { nameOf } from './names.ts'
import styles from './Presence.module.css'

/** How many are on the list, in the header; on a phone in a slim bar. Nothing while there are none. */
export function dressPresence(content: ListContent) {
  const list = lines()
  const header = document.querySelector('header')
  const quote = header?.querySelector('a[data-kind]')
  for (const old of document.querySelectorAll(`.${styles.presence}, .${styles.bar}, .${styles.inMenu}`)) old.remove()
  // At the form the list itself is there.
  const hasBar = list.length > 0 && !document.querySelector('[data-list-place]')
  document.documentElement.toggleAttribute('data-list', hasBar)
  if (!quote || list.length === 0) return
  quote.before(presence(content, list.length))
  document.querySelector('#menu ul')?.append(inMenu(content, list.length))
  const names = list.map(({ id }) => nameOf(content, id))
  if (hasBar) header?.append(bar(content, names))
}

function presence({ words, contact, language }: ListContent, count: number) {
  const { label, name } = words.presence
  return element(
    'a',
    { class: styles.presence, href: `${contact}#your-list`, 'aria-label': counted(name, count, language) },
    `${label} `,
    element('span', {}, String(count)),
  )
}

function inMenu({ words, contact }: ListContent, count: number) {
  const link = element('a', { href: `${contact}#your-list` }, `${words.title} `, element('span', {}, String(count)))
  // At the form it leads no further than this page.
  link.addEventListener('click', () => document.getElementById('menu')?.hidePopover())
  return element('li', { class: styles.inMenu }, link)
}

function bar({ words, contact }: ListContent, names: string[]) {
  const { label, review } = words.presence
  const latest = element('span', { dir: 'auto' }, names.at(-1) ?? '')
  return element(
    'div',
    { class: styles.bar },
    element('p', {}, element('strong', {}, `${label} ${names.length}`), ' ', latest),
    element('a', { href: `${contact}#your-list` }, review),
  )
}
