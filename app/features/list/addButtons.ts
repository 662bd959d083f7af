import type { Edition } from '#app/content/edition.ts'
import { announce } from '#app/lib/announce.ts'
import { flyToList } from './flyToList.ts'
import { type Line, mostLines } from './line.ts'
import { list } from './store.ts'
import { amountOf } from './text.ts'

/** What the buttons say, in the language of the page: it stands in the HTML, at the link to the list. */
type AddWords = Edition['list']['buttons']

const wordsOfPage = (): AddWords | undefined => {
  const { addWords } = document.querySelector<HTMLElement>('[data-add-words]')?.dataset ?? {}
  return addWords ? JSON.parse(addWords) : undefined
}

/** Names every button of the page, and shows which products are on the list. */
export function showAddButtons() {
  const words = wordsOfPage()
  if (!words) return
  const lines = list.read()
  for (const button of document.querySelectorAll<HTMLElement>('[data-add]')) {
    const { id, name } = productOf(button)
    show(
      button,
      name,
      lines.find((line) => line.id === id),
      words,
    )
  }
}

function show(button: HTMLElement, name: string, line: Line | undefined, words: AddWords) {
  const amount = (line && amountOf(line, words)) || words.on
  const label = line ? words.remove.replace('{shown}', amount) : words.add
  // Where a row has no room for words the sign has to do.
  const text = line && button.closest('li[id]') ? amount : ''
  if (button.textContent !== text) button.textContent = text
  button.setAttribute(
    'aria-label',
    label.replace('{product}', () => name),
  )
  button.toggleAttribute('data-on', line !== undefined)
}

/** The product of a row: in a list, a table, or the index of all products. */
function productOf(button: HTMLElement) {
  const row = button.closest<HTMLElement>('[data-product], [id]')
  return {
    id: row?.dataset.product ?? row?.id ?? '',
    name: row?.querySelector('th, h3, a, span')?.textContent?.trim() ?? '',
  }
}

/** Puts a product on the list, or takes it off again. */
export function toggle(button: HTMLElement) {
  const words = wordsOfPage()
  if (!words) return
  const { id, name } = productOf(button)
  const say = (sentence: string) => announce(sentence.replace('{product}', () => name))
  if (list.has(id)) {
    list.remove(id)
    say(words.removed)
  } else if (list.isFull()) announce(words.full.replace('{count}', String(mostLines)))
  else {
    const place = button.getBoundingClientRect()
    list.add(id, name)
    say(words.added)
    flyToList(place)
  }
}
