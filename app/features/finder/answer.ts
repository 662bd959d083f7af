import { button, element } from '#app/components/parts/element.ts'
import { counted } from '#app/lib/plurals.ts'
import type { Answer } from './finder.ts'
import { inOwnLetters } from './inOwnLetters.ts'
import type { TheFinder } from './load.ts'
import type { Entry } from './unpack.ts'

const shownAtFirst = 8

/** What is said of an answer, and what is shown. */
export function shownAnswer(typed: string, answer: Answer, { words, further, inquiryFor }: TheFinder) {
  const { entries, isGuess } = answer
  const { lang } = document.documentElement
  const [first, rest] = [entries.slice(0, shownAtFirst), entries.slice(shownAtFirst)]
  const row = (entry: Entry) => rowOf(entry, answer.matchedBy(entry), words)
  if (!entries.length) {
    const { said, title, text, action } = words.none
    const links = further.map(({ name, href }) => element('li', {}, element('a', { href }, name)))
    const ask = [element('h2', {}, title), element('p', {}, text), element('a', { href: inquiryFor(typed) }, action)]
    const others = element('div', {}, element('h3', {}, words.further), element('ul', {}, ...links))
    return {
      said: said.replace('{words}', () => typed),
      shown: [element('section', {}, element('div', {}, ...ask), others)],
    }
  }
  const list = element('ul', {}, ...first.map(row))
  const said = isGuess
    ? words.similar.replace('{words}', () => typed)
    : rest.length
      ? words.some.replace('{shown}', String(first.length)).replace('{count}', String(entries.length))
      : counted(words.found, entries.length, lang)
  if (!rest.length) return { said, shown: [list] }
  const more = button(counted(words.rest, rest.length, lang), () => {
    list.append(...rest.map(row))
    list.querySelectorAll('a')[first.length]?.focus()
    more.remove()
  })
  return { said, shown: [list, more] }
}

function rowOf(entry: Entry, matched: string, { code, further }: TheFinder['words']) {
  const { name, note, href, category, group } = entry
  const link = element('a', { href }, element('b', {}, name), ...otherNames(entry, matched, code))
  const place = element('small', {}, category ? `${category.name} · ${group}` : further)
  // What has no page of its own cannot be on the list.
  const product = category ? { 'data-product': href.split('#')[1] ?? '' } : {}
  return element('li', { 'data-category': category?.id ?? '', ...product }, link, element('span', {}, note), place)
}

/** The name by which it was found, and one in other letters beside it. */
function otherNames({ other, names }: Entry, matched: string, code: string) {
  if (!matched) return []
  const beside = matched < '\u0370' ? other : names.find((name) => name < '\u0370' && name > '@')
  const said = /^\d{4}\./.test(matched) ? code.replace('{code}', matched) : matched
  const rest = beside && beside !== matched ? [' · ', inOwnLetters(beside)] : []
  return [' ', element('i', {}, element('mark', {}, inOwnLetters(said)), ...rest)]
}
