import type { HtmlElement } from 'html-validate'
import { attribute, builtPages } from './built-pages.ts'

/** What stands in the HTML of a built page, asked for as a reader would: by role and by name, without a browser. */
export function pageAt(path: string) {
  const page = builtPages.find((one) => one.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page.document
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

export const textOf = (element: HtmlElement | null | undefined) =>
  (element?.textContent ?? '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

export const textsOf = (part: HtmlElement, selector: string) => part.querySelectorAll(selector).map(textOf)

export const addressesOf = (part: HtmlElement, selector = 'a[href]') =>
  part.querySelectorAll(selector).map((link) => attribute(link, 'href'))

/** The link of this name, and where it leads. */
export const linkTo = (part: HtmlElement, name: string) =>
  attribute(part.querySelectorAll('a').find((link) => textOf(link) === name) ?? null, 'href')

/** The section or navigation of this name, which is its label or that of its heading. */
export function named(page: HtmlElement, name: string, tag = 'section') {
  const labelOf = (part: HtmlElement) =>
    attribute(part, 'aria-label') ?? textOf(page.querySelector(`[id="${attribute(part, 'aria-labelledby')}"]`))
  const found = page.querySelectorAll(tag).find((part) => labelOf(part) === name)
  if (!found) throw new Error(`There is no ${tag} named ${name}`)
  return found
}
