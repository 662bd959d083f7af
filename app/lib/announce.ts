/** Says something to whoever listens to the page, without moving the focus. */
export function announce(text: string) {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = text
}

const shownFor = 6000

/** Says something to everyone, over whatever is open, in a bar like the one that tells of a missing script. */
export function showBar(text: string) {
  const bar = document.getElementById('missing')?.cloneNode() as HTMLElement | undefined
  if (!bar) return
  bar.removeAttribute('id')
  bar.hidden = false
  bar.style.border = '0'
  document.body.append(bar)
  if ('popover' in bar) {
    bar.popover = 'manual'
    bar.showPopover()
  }
  // An alert is read out when its words come, not when it is there.
  bar.textContent = text
  setTimeout(() => bar.remove(), shownFor)
}

/**
 * Changes a text in place: a new text node has the browser match every `:has()` of the page again. A browser that translates
 * the page has put elements of its own in its place, which go.
 */
export function setText(element: Element, text: string) {
  if (element.firstChild instanceof Text) element.firstChild.data = text
  else element.textContent = text
}
