import { prerender } from 'react-dom/static'
import type { Edition } from './edition.ts'
import { type Page, views } from './page.ts'
import { Root } from './root.tsx'

/** The complete document of a page. */
export async function render(page: Page, edition: Edition) {
  const { default: View } = await views[page.kind]()
  const { prelude } = await prerender(<Root page={page} edition={edition} View={View} />)
  return tidy(await new Response(prelude).text())
}

/**
 * Attribute names in small letters, nothing said twice, no notes for React's streaming. In text and in attributes
 * React escapes quotes and angle brackets, so that only markup is touched.
 */
const tidy = (html: string) =>
  html
    .replace(/ (?!viewBox)\w+="/g, (name) => name.toLowerCase())
    .replace(/(?<! (?:alt|href))=""/g, '')
    .replaceAll('/>', '>')
