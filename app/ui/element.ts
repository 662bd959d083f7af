// The names in a style sheet are strings, as far as TypeScript knows perhaps not there.
type Properties<Of> = { [Key in keyof Of]?: Of[Key] | undefined }

/** Makes an element with properties and content, for the parts of a page that are built without React. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]> = {},
  content: (string | Node)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

export function button(label: string, act: () => void, className: string | undefined = '') {
  const made = element('button', { type: 'button', textContent: label, className })
  made.addEventListener('click', act)
  return made
}
