import { counted } from '#app/content/counted.ts'
import { element, inOwnLetters } from './element.ts'
import type { Answer } from './finder.ts'
import { wordsOf } from './fold.ts'
import type { TheFinder } from './load.ts'
import type { Entry } from './unpack.ts'

const shownAtFirst = 8

/** What is said of an answer, and what is shown. */
export function shownAnswer(typed: string, answer: Answer, { words, further, inquiryFor }: TheFinder) {
  const { entries, isGuess } = answer
  const { lang } = document.documentElement
  const [first, rest] = [entries.slice(0, shownAtFirst), entries.slice(shownAtFirst)]
  const row = (entry: Entry) => rowOf(entry, typed, answer, words)
  if (!entries.length) {
    const { title, text, action } = words.none
    const links = further.map(({ name, href }) => element('li', {}, element('a', { href }, name)))
    const ask = element(
      'div',
      {},
      element('h2', {}, title),
      element('p', {}, text),
      element('a', { href: inquiryFor(typed) }, action),
    )
    const others = element('div', {}, element('h3', {}, words.further), element('ul', {}, ...links))
    return { said: words.none.said.replace('{words}', () => typed), shown: [element('section', {}, ask, others)] }
  }
  const list = element('ul', {}, ...first.map(row))
  const said = isGuess
    ? words.similar.replace('{words}', () => typed)
    : rest.length
      ? words.some.replace('{shown}', String(first.length)).replace('{count}', String(entries.length))
      : counted(words.found, entries.length, lang)
  if (!rest.length) return { said, shown: [list] }
  const more = element('button', { type: 'button' }, counted(words.rest, rest.length, lang))
  more.onclick = () => {
    list.append(...rest.map(row))
    list.querySelectorAll('a')[first.length]?.focus()
    more.remove()
  }
  return { said, shown: [list, more] }
}

function rowOf(entry: Entry, typed: string, { matchedBy }: Answer, words: TheFinder['words']) {
  const { name, note, href, category, group } = entry
  const link = element('a', { href }, element('b', {}, name), ...otherNames(entry, typed, matchedBy(entry), words.code))
  const place = element('small', {}, category ? `${category.name} · ${group}` : words.further)
  return element('li', { 'data-category': category?.id ?? '' }, link, element('span', {}, note), place)
}

/** The name by which it was found, and one in other letters beside it. */
function otherNames({ other, names }: Entry, typed: string, matched: string, code: string) {
  if (!matched) return []
  const isLatin = matched < '\u0370'
  const beside = isLatin ? other : names.find((name) => name < '\u0370' && name > '@')
  const said = /^\d{4}\./.test(matched) ? code.replace('{code}', matched) : matched
  return [
    ' ',
    element(
      'i',
      {},
      inOwnLetters(matched, ...marked(said, typed)),
      ...(beside ? [', ', inOwnLetters(beside, beside)] : []),
    ),
  ]
}

/** The letters that were typed; in joined letters the whole word, or it would fall apart. */
function marked(name: string, typed: string) {
  const asked = wordsOf(typed)
  return name.split(/(?<= )/).flatMap((word) => {
    const begun = asked.find((one) => wordsOf(word)[0]?.startsWith(one))
    if (!begun) return [word]
    const length = word.toLowerCase().startsWith(begun) && begun < '\u0370' ? begun.length : word.trimEnd().length
    return [element('mark', {}, word.slice(0, length)), word.slice(length)]
  })
}
