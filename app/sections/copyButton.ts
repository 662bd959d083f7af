import { element } from '#app/lib/element.ts'

/** Copies its text, and says so on the button and to whoever listens: a status inside a button is part of its name. */
element('copy-button', (place) => {
  place.addEventListener('click', async () => {
    const { text, done, denied } = JSON.parse(place.dataset.words ?? '{}')
    // Where the site is served without TLS there is no clipboard.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    for (const part of place.querySelectorAll('button, [role=status]')) part.textContent = isCopied ? done : denied
  })
})
