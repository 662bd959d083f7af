import { inPlainText, isLong, piecesOf, saidIn } from './bidi.ts'

/** The same for a page that was rendered here. Nothing renders it again, so its texts may become several nodes. */
export function isolatePage(page: HTMLElement, head: Element[], dir: 'ltr' | 'rtl') {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (!text.parentElement?.closest('bdi:not([dir=rtl]), svg, textarea')) mark(text, dir)
  if (dir === 'ltr') return
  for (const element of [...page.querySelectorAll(saidIn.map((name) => `[${name}]`).join()), ...head]) {
    if (element.localName === 'title') element.textContent = inPlainText(element.textContent ?? '', dir)
    for (const name of saidIn) {
      const said = element.getAttribute(name)
      if (said) element.setAttribute(name, inPlainText(said, dir))
    }
  }
}

function mark(text: Text, dir: 'ltr' | 'rtl') {
  const pieces = piecesOf(text.data, dir)
  if (pieces.length > 1) text.replaceWith(...pieces.map((piece, nth) => (nth % 2 ? isolated(piece) : piece)))
}

function isolated(run: string) {
  const made = document.createElement('bdi')
  made.dir = 'ltr'
  made.textContent = run
  made.toggleAttribute('data-long', isLong(run))
  return made
}
