import { prerender } from 'react-dom/static'
import type { Edition } from '#app/i18n/edition.ts'
import { type Page, views } from '#app/pages/kinds.ts'
import { Document } from './Document.tsx'
import type { Assets } from './HeadAssets.tsx'

/** The complete document of a page. */
export async function render(page: Page, edition: Edition, assets: Assets) {
  const { default: View } = await views[page.kind]()
  const { prelude } = await prerender(<Document page={page} edition={edition} View={View} assets={assets} />)
  return new Response(prelude).text()
}
