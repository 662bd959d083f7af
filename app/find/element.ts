type Child = Node | string

/** An element with its attributes and what stands in it. */
export function element(tag: string, attributes: Record<string, string>, ...children: Child[]) {
  const made = document.createElement(tag)
  for (const name in attributes) made.setAttribute(name, attributes[name] ?? '')
  made.append(...children)
  return made
}

/** A name in its own language and direction, so that neither disturbs what stands beside it. */
export function inOwnLetters(name: string) {
  const lang = /[ऀ-ॿ]/.test(name) ? 'hi' : /[ٹپچڈڑکگںھہی]/.test(name) ? 'ur' : /[؀-ۿ]/.test(name) ? 'ar' : 'en'
  return element('bdi', { lang }, name)
}
