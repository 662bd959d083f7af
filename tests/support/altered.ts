/** What others do to a page while somebody reads it. These run in the page. */
export const alterations = {
  /** As page translation does it: every text in elements of its own. */
  translated() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found.filter(({ data }) => data.trim())) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
    document.documentElement.lang = 'ar'
    document.documentElement.dir = 'rtl'
    document.documentElement.classList.add('translated-rtl')
  },
  /** As password managers and writing aids do it: something of theirs beside every input. */
  extended() {
    for (const label of document.querySelectorAll('label')) label.append(document.createElement('div'))
    for (const input of document.querySelectorAll('input, textarea')) input.after(document.createElement('span'))
    document.body.append(document.createElement('div'))
    document.body.setAttribute('data-extension', 'here')
  },
}
