import { element } from '#app/lib/element.ts'

/** The year of the build stands in the file, the year of the visit in the browser. */
element('current-year', (place) => {
  place.textContent = String(new Date().getFullYear())
})

/** How many months of the year are over. Without scripts no day is marked. */
element('current-month', (year) => {
  const today = new Date()
  year.style.setProperty('--month', String(today.getMonth() + today.getDate() / 31))
  year.toggleAttribute('data-now', true)
})

element('print-button', (place) => place.addEventListener('click', () => window.print()))

/** Copies its text, and says so on the button and to whoever listens: a status inside a button is part of its name. */
element('copy-button', (place) => {
  place.addEventListener('click', async () => {
    const { text = '', done = '', denied = '' } = place.dataset
    // Where the site is served without TLS there is no clipboard.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    for (const part of place.querySelectorAll('button, [role=status]')) part.textContent = isCopied ? done : denied
  })
})
