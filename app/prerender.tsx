import { prerender } from 'react-dom/static'
import { Root } from './root.tsx'
import { pageAt, routes } from './routes.ts'

export { structuredData } from './seo/structuredData.ts'

export const paths = Object.keys(routes) as (keyof typeof routes)[]

/** The complete document of an address; of any other address, the 404 page. */
export async function render(path: string) {
  const { default: Page } = await pageAt(path)()
  const { prelude } = await prerender(<Root path={path} Page={Page} first />)
  return tidy(await new Response(prelude).text())
}

/**
 * Attribute names in small letters, nothing said twice, no notes for React's streaming. In text and in attributes
 * React escapes quotes and angle brackets, so that only markup is touched.
 */
const tidy = (html: string) =>
  html
    .replaceAll(' vt-update="none"', '')
    .replace(/ (?!viewBox)\w+="/g, (name) => name.toLowerCase())
    .replace(/(?<! (?:alt|href))=""/g, '')
    .replaceAll('/>', '>')
