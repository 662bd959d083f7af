import { arrival } from '#app/lib/visit.ts'
import { openHeap } from './heap.ts'
import { sayGrade } from './sayGrade.ts'
import { openSeason } from './season.ts'
import { openYear } from './year.ts'

/** The radio buttons of a figure stand in the page; what follows them is opened once, when the figure comes near. */
export function openFigures() {
  if (figures.length) return
  for (const figure of document.querySelectorAll<HTMLElement>('[data-figure]:not([data-season])'))
    figures.push(open(figure))
  followAddress('still')
  for (const season of document.querySelectorAll<HTMLElement>('[data-season]')) openSeason(season)
  // The browser brings a choice back after the scripts have begun.
  addEventListener('pageshow', () => showAll('still'))
  addEventListener('hashchange', () => followAddress())
}

type How = 'still' | undefined

function showAll(how: How) {
  for (const { show } of figures) show(how)
}

type Figure = { radios: HTMLInputElement[]; show: (how?: How) => void }
const figures: Figure[] = []

function open(figure: HTMLElement): Figure {
  const radios = [...figure.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const follow = figure.querySelector('[data-heap]') ? openHeap(figure) : openYear(figure)
  let at = radios.findIndex(({ defaultChecked }) => defaultChecked)
  function show(how?: How) {
    const chosen = radios.find(({ checked }) => checked)
    if (!chosen || radios.indexOf(chosen) === at) return
    at = radios.indexOf(chosen)
    sayGrade(chosen)
    follow(at, how === 'still' || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
  }
  figure.addEventListener('change', ({ target }) => {
    show()
    writeAddress(target as HTMLInputElement)
  })
  return { radios, show }
}

/** "#cashews=W240" chooses a grade; so does its own place in the table, "#cashews-w240". */
function followAddress(how?: How) {
  const said = decoded(location.hash.slice(1))
  const radio = figures
    .flatMap(({ radios }) => radios)
    .find(({ name, value, dataset }) => said === `${name}=${value}` || (said && said === dataset.row))
  if (radio) radio.checked = true
  showAll(how)
  if (!radio) return
  // Of several figures the one in the address speaks last.
  sayGrade(radio)
  // A place in the page the browser finds by itself; a page that was left and found again stands where it stood.
  if (said !== radio.dataset.row && arrival() === 'navigate' && scrollY === 0)
    radio.closest('section')?.querySelector('h2')?.scrollIntoView()
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

let writing: ReturnType<typeof setTimeout> | undefined

/** Once, when the choice has settled: browsers ration it, and an arrow key that is held down would use it up. */
function writeAddress({ name, value }: HTMLInputElement) {
  clearTimeout(writing)
  writing = setTimeout(() => history.replaceState(history.state, '', `#${name}=${encodeURI(value)}`), 500)
}
