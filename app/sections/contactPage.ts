import { copyText } from '#app/lib/copyText.ts'
import { element } from '#app/lib/element.ts'
import { savesData } from '#app/lib/visit.ts'

/** Copies its text, and says so on the button and to whoever listens: a status inside a button is part of its name. */
element('copy-button', (place) => {
  place.addEventListener('click', async () => {
    const { text, done, denied } = JSON.parse(place.dataset.words ?? '{}')
    const isCopied = await copyText(text)
    for (const part of place.querySelectorAll('button, [role=status]')) part.textContent = isCopied ? done : denied
  })
})

/**
 * Shows the maps service's frame once its place is near and the service answers. Before that there is none, but for
 * browsers without scripts: a frame that failed shows the browser's error page, and fires `load` like any other.
 */
export function showStreets() {
  const source = document.querySelector('#map noscript')
  const map = source?.parentElement
  if (!map || !source) return
  // Where scripts run, what is inside `noscript` is text, and some readers would say it.
  source.remove()
  if (savesData()) return
  const near = new IntersectionObserver(
    ([place]) => {
      if (!place?.isIntersecting) return
      near.disconnect()
      void putFrame(map, source.textContent)
    },
    { rootMargin: '800px' },
  )
  near.observe(map)
}

async function putFrame(map: Element, html: string) {
  const holder = document.createElement('div')
  holder.innerHTML = html
  const frame = holder.querySelector('iframe')
  const choice = map.querySelector('input')
  if (!frame || !choice || !(await answers(frame.src))) return
  // The browser may have put back what was chosen on an earlier look.
  choice.checked = false
  frame.addEventListener('load', () => {
    choice.checked = true
  })
  map.prepend(frame)
}

/** What it answers cannot be read, but a request that reached nobody is rejected. */
const answers = (address: string) =>
  fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
    () => true,
    () => false,
  )
