/** Where the clipboard cannot be had, scripts off or an old browser, there is no button. */
export function offerCopying() {
  const canCopy = 'clipboard' in navigator
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
    button.toggleAttribute('data-shown', canCopy)
}

export function copyOnClick() {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (!button) return
    const { copy = '', done = '', denied = '' } = button.dataset
    const answer = await navigator.clipboard.writeText(copy).then(
      () => done,
      () => denied,
    )
    button.textContent = answer
    // A status inside a button is part of its name, and is not read out.
    const status = button.nextElementSibling?.querySelector('[role=status]')
    if (status) status.textContent = answer
  })
}
