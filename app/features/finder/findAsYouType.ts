import { button, element } from '#app/components/parts/element.ts'
import styles from './Answer.module.css'
import { shownAnswer } from './answer.ts'
import { theFinder } from './load.ts'
import { isSlashOff } from './slash.ts'
import { turnSlash } from './turnSlash.ts'

// Everything hangs on the document: a page change may replace the field and what stands around it.
const announceAfter = 500
const inFinder = '[data-finder]'

/** Without the index the field is what it is without scripts. */
const quietly = (work: Promise<unknown>) => void work.catch(() => {})

quietly(theFinder())
document.addEventListener('input', ({ target }) => quietly(answer(fieldOf(target))))
document.addEventListener('reset', ({ target }) => {
  const field = fieldOf(target)
  // The field is empty only after the event.
  setTimeout(() => quietly(answer(field).then(() => field?.focus())))
})
document.addEventListener('submit', (event) => {
  const field = fieldOf(event.target)
  if (!field) return
  event.preventDefault()
  answer(field).then(
    (isSure) => (isSure ? linksOf(field)[0]?.click() : linksOf(field)[0]?.focus()),
    // Without the index, as without scripts.
    () => field.form?.submit(),
  )
})
document.addEventListener('keydown', move)
document.addEventListener('toggle', ({ target }) => quietly(opened(target as Element)), true)

const panel = document.getElementById('finder')
if (panel) quietly(opened(panel))
for (const one of document.querySelectorAll<HTMLInputElement>(`${inFinder} input`)) if (one.value) quietly(answer(one))

/** The field of the finder that an event came from. */
function fieldOf(target: EventTarget | null) {
  return (target instanceof Element && target.closest(inFinder)?.querySelector('input')) || undefined
}

/** Shows what is found for what stands in the field, and whether it is sure to be meant. Rejects without the index. */
async function answer(field?: HTMLInputElement): Promise<boolean> {
  const finder = field?.closest<HTMLElement>(inFinder)
  if (!field || !finder) return false
  const its = await theFinder()
  const typed = field.value.trim()
  const foot = finder.querySelector('[data-foot]')
  let place = finder.querySelector('[data-answer]')
  if (!place) {
    place = element('div', { class: styles.answer, 'data-answer': '' })
    foot?.before(place)
  }
  finder.querySelector('[data-start]')?.toggleAttribute('hidden', typed !== '')
  const found = its.find(typed)
  const { said, shown } = typed ? shownAnswer(typed, found, its) : { said: '', shown: [] }
  const keys = element('small', {}, its.words.keys)
  place.replaceChildren(...(said ? [element('p', { 'aria-hidden': 'true' }, said, keys)] : []), ...shown)
  document.dispatchEvent(new Event('products-shown'))
  announce(finder, said)
  return !found.isGuess && (found.entries.length === 1 || found.isExact)
}

let announcing = 0

/** Once the visitor has stopped typing. */
function announce(finder: Element, said: string) {
  clearTimeout(announcing)
  announcing = window.setTimeout(() => finder.querySelector('[role="status"]')?.replaceChildren(said), announceAfter)
}

const linksOf = (field: Element) => [
  ...(field.closest(inFinder)?.querySelectorAll<HTMLElement>('[data-answer] a') ?? []),
]

function move(event: KeyboardEvent) {
  const { key, target, isComposing } = event
  const field = fieldOf(target)
  if (!field || isComposing) return
  const links = linksOf(field)
  const at = links.indexOf(target as HTMLElement)
  const isInField = target === field
  if (key === 'ArrowDown' && (isInField || at >= 0)) links[Math.min(at + 1, links.length - 1)]?.focus()
  else if (key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field).focus()
  else if (key === 'Escape' && at >= 0) field.focus()
  else if (key === 'Escape' && isInField) leave(field)
  else return
  event.preventDefault()
}

/** A search field would empty itself first, and the panel would stay. */
function leave(field: HTMLInputElement) {
  const panel = field.closest<HTMLElement>('[popover]')
  if (panel) panel.hidePopover()
  else field.form?.reset()
}

async function opened(panel: Element) {
  if (panel.id !== 'finder' || !panel.matches(':popover-open')) return
  const field = fieldOf(panel)
  field?.select()
  await answer(field)
  const { words } = await theFinder()
  const foot = panel.querySelector('[data-foot]')
  if (foot?.querySelector('button')) return
  // A shortcut of a single character must be possible to turn off.
  const show = () => turn.replaceChildren(isSlashOff() ? words.slash.turnOn : words.slash.turnOff)
  const flip = () => {
    turnSlash()
    show()
  }
  const turn = button('', flip, { class: styles.switch })
  show()
  foot?.append(turn)
}
