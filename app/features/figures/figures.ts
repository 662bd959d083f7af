import { setText } from '#app/lib/announce.ts'
import { decode } from '#app/lib/decode.ts'
import { arrival } from '#app/lib/visit.ts'
import { fill } from '#app/lib/wording.ts'
import { openHeap } from './heap.ts'
import { showSeason } from './season.ts'
import { openYear } from './year.ts'

let isOpen = false

/**
 * The radio buttons of a figure stand in the page; what follows them is opened once, when the figure comes near. Who ships
 * is asked for again where it could not be had.
 */
export function openFigures() {
  for (const season of document.querySelectorAll<HTMLElement>('[data-season]')) showSeason(season)
  if (isOpen) return showAll(true)
  isOpen = true
  for (const figure of document.querySelectorAll<HTMLElement>('[data-figure]:not([data-season])'))
    figures.push(open(figure))
  followAddress(true)
  // The browser brings a choice back after the scripts have begun, and a page in another month.
  addEventListener('pageshow', openFigures)
  addEventListener('hashchange', () => followAddress(false))
}

function showAll(isStill: boolean) {
  for (const { show } of figures) show(isStill)
}

type Figure = { radios: HTMLInputElement[]; show: (isStill: boolean) => void }
const figures: Figure[] = []

function open(figure: HTMLElement): Figure {
  const radios = [...figure.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const follow = figure.querySelector('[data-heap]') ? openHeap(figure) : openYear(figure)
  let at = radios.findIndex(({ defaultChecked }) => defaultChecked)
  function show(isStill: boolean) {
    const chosen = radios.find(({ checked }) => checked)
    if (!chosen || radios.indexOf(chosen) === at) return
    at = radios.indexOf(chosen)
    sayGrade(chosen)
    follow(at, isStill || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
  }
  figure.addEventListener('change', ({ target }) => {
    show(false)
    writeAddress(target as HTMLInputElement)
  })
  return { radios, show }
}

/** The grade that is chosen goes into the sentence above it, the table, the letter below and the link to the form. */
function sayGrade({ dataset }: HTMLInputElement) {
  if (!dataset.says) return
  const says: Record<string, string> = JSON.parse(dataset.says)
  for (const place of document.querySelectorAll<HTMLElement>('[data-says]:not(input)')) {
    const said = says[place.dataset.says ?? '']
    if (said) setText(place, said)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-write]'))
    link.hash = `write=${encodeURIComponent(fill(link.dataset.write ?? '', says))}`
  for (const row of document.querySelectorAll<HTMLElement>('[data-chosen]'))
    row.dataset.chosen = row.id === dataset.row ? 'yes' : 'no'
}

/** "#cashews=W240" chooses a grade; so does its own place in the table, "#cashews-w240". */
function followAddress(isStill: boolean) {
  const said = decode(location.hash.slice(1))
  const radio = figures
    .flatMap(({ radios }) => radios)
    .find(({ name, value, dataset }) => said === `${name}=${value}` || (said && said === dataset.row))
  if (radio) radio.checked = true
  showAll(isStill)
  if (!radio) return
  // Of several figures the one in the address speaks last.
  sayGrade(radio)
  // A place in the page the browser finds by itself; a page that was left and found again stands where it stood.
  if (said !== radio.dataset.row && arrival() === 'navigate' && scrollY === 0)
    radio.closest('section')?.querySelector('h2')?.scrollIntoView()
}

let writing: ReturnType<typeof setTimeout> | undefined

/** Once, when the choice has settled: browsers ration it, and an arrow key that is held down would use it up. */
function writeAddress({ name, value }: HTMLInputElement) {
  clearTimeout(writing)
  writing = setTimeout(() => history.replaceState(history.state, '', `#${name}=${encodeURI(value)}`), 500)
}
