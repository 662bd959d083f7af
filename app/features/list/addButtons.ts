import { flyToList } from './flyToList.ts'
import { list } from './store.ts'
import { toggleProduct, wordsOfPage } from './toggleProduct.ts'

/** Shows on every button of the page whether its product is on the list. */
export function show() {
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

export function toggle(button: HTMLElement) {
  const { product = '', name = '' } = button.dataset
  const place = button.getBoundingClientRect()
  if (toggleProduct(product, name) === 'added') flyToList(place)
}
