import { element } from './element.ts'
import type { TheFinder } from './load.ts'

/** Before anything is asked. */
export function start({ words, popular }: TheFinder) {
  const links = popular.map(({ href, name, category }) =>
    element('li', { 'data-category': category?.id ?? '' }, element('a', { href }, name)),
  )
  return [element('section', { 'data-start': '' }, element('h3', {}, words.popular), element('ul', {}, ...links))]
}
