import { list } from './list.ts'
import { toggleProduct, wordsOfPage } from './toggleProduct.ts'

/** Shows on every button of the page whether its product is on the list. */
export function showButtons() {
  const words = wordsOfPage()
  for (const button of document.querySelectorAll<HTMLElement>('[data-product]')) {
    const { product = '', name = '' } = button.dataset
    const isOn = list.has(product)
    const label = isOn ? words.remove.replace('{shown}', words.on) : words.add
    // As an attribute: Firefox before 119 knows no properties for ARIA.
    button.setAttribute(
      'aria-label',
      label.replace('{product}', () => name),
    )
    button.toggleAttribute('data-on', isOn)
    // Where a row has no room for words the sign has to do.
    const text = isOn && button.closest('li[id]') ? words.on : ''
    if (button.textContent !== text) button.textContent = text
  }
}

export function toggleButton(button: HTMLElement) {
  const { product = '', name = '' } = button.dataset
  const place = button.getBoundingClientRect()
  if (toggleProduct(product, name) === 'added') flyToList(place)
}

/** A plus goes from a button's place to the number of the list that is in sight: that is where the product is now. */
async function flyToList(place: DOMRect) {
  const number = [...document.querySelectorAll('list-count')].find((one) => one.getClientRects().length > 0)
  if (!number || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const plus = document.createElement('i')
  plus.toggleAttribute('data-flying', true)
  document.body.append(plus)
  const from = centerOf(place)
  const to = centerOf(number.getBoundingClientRect())
  const at = (part: number, lift: number, scale: number) =>
    `translate(${from.x + (to.x - from.x) * part}px, ${from.y + (to.y - from.y) * part - lift}px) scale(${scale})`
  const flight = plus.animate(
    { transform: [at(0, 0, 1), at(0.4, 32, 1.8), at(1, 0, 0.8)], opacity: [1, 1, 0.6] },
    { duration: 450, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' },
  )
  // Whoever leaves the page in the meantime takes nothing along.
  await flight.finished.catch(() => undefined)
  plus.remove()
  number.animate({ scale: [1, 1.25, 1] }, { duration: 200, easing: 'ease-out' })
}

const centerOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })
