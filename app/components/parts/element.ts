/**
 * Makes an element for the parts of a page that are built without React. Attributes, not properties: those for ARIA are
 * missing in Firefox before 119.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | undefined> = {},
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const attribute in attributes) made.setAttribute(attribute, attributes[attribute] ?? '')
  made.append(...content)
  return made
}

export function button(label: string, act: () => void, attributes: Record<string, string | undefined> = {}) {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', act)
  return made
}
