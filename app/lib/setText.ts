/**
 * Changes a text in place: a new text node has the browser match every `:has()` of the page again. A browser that translates
 * the page has put elements of its own in its place, which go.
 */
export function setText(element: Element, text: string) {
  if (element.firstChild instanceof Text) element.firstChild.data = text
  else element.textContent = text
}
