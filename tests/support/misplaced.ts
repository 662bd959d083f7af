/** Runs in the page: words that a line's end cuts in two, texts cut off by their box, and texts that lie on each other. */
export function misplacedTexts() {
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = []
  /** The element and all around it, from within; nothing where it is not seen, or only heard: in a box of one pixel, or clipped to nothing. */
  const seenWithin = (element: HTMLElement) => {
    const around: { element: Element; style: CSSStyleDeclaration }[] = []
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      // Chromium calls what is in a hidden part of a drawing visible.
      if (style.display === 'none' || style.clipPath === 'inset(50%)' || (at as HTMLElement).offsetWidth === 1)
        return []
      around.push({ element: at, style })
    }
    return around
  }
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement, textContent } = node
    const text = textContent?.trim()
    const around = text && parentElement ? seenWithin(parentElement) : []
    if (!text || !around.length) continue
    const isDrawn = parentElement?.closest('svg')
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    for (const { 0: word, index } of rects.length < 2 || isDrawn
      ? []
      : (textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rows = Array.from(range.getClientRects(), ({ top }) => top)
      // Figures of another typeface stand a pixel higher on the same line.
      if (Math.max(...rows) - Math.min(...rows) > 4) found.push(`${word} is broken`)
    }
    // What stays while the page moves lies on it by intent.
    if (around.some(({ style }) => style.position === 'fixed' || style.position === 'sticky')) continue
    const box = around.find(({ style }) => /hidden|clip/.test(style.overflow))?.element.getBoundingClientRect()
    for (const { left, right, top, bottom, width, height } of rects) {
      if (width < 2) continue
      // A letter is lower than its line.
      const line = { text, left: left + 1, right: right - 1, top: top + height / 4, bottom: bottom - height / 4 }
      const isCut =
        box && (line.left < box.left || line.right > box.right || line.top < box.top || line.bottom > box.bottom)
      if (isCut && !isDrawn) found.push(`${text} is cut off`)
      const under = lines.find(
        (one) => one.left < line.right && line.left < one.right && one.top < line.bottom && line.top < one.bottom,
      )
      if (under) found.push(`${text} lies on ${under.text}`)
      lines.push(line)
    }
  }
  return [...new Set(found)]
}
