import { prerender } from 'react-dom/static'
import type { Edition } from '#app/i18n/edition.ts'
import type { Page } from '#app/routes.ts'
import { type Assets, Document } from './Document.tsx'

export { routes } from '#app/routes.ts'

export async function render(page: Page, edition: Edition, assets: Assets) {
  const { prelude } = await prerender(<Document page={page} edition={edition} assets={assets} />)
  return new Response(prelude).text()
}
