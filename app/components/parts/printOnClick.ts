/** Without scripts there is no button: the browser has one of its own. */
export function offerPrinting() {
  for (const button of document.querySelectorAll('[data-print]')) button.toggleAttribute('data-shown', true)
}

export function printOnClick() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print()
  })
}
