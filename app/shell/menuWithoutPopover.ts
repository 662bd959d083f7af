/** Opens and closes the menu where the browser does not know popovers. Its links load documents, which closes it. */
const button = document.querySelector<HTMLElement>('[popovertarget="menu"]')
const menu = document.getElementById('menu')

function toggle(isOpen: boolean) {
  menu?.toggleAttribute('data-open', isOpen)
  button?.setAttribute('aria-expanded', String(isOpen))
}

toggle(false)
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Node) || menu?.contains(target)) return
  toggle(Boolean(button?.contains(target)) && !menu?.hasAttribute('data-open'))
})
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.hasAttribute('data-open')) return
  toggle(false)
  button?.focus()
})
