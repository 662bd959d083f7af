import { prerender } from 'react-dom/static'
import { namedPlates } from '#app/components/engraving/plate.ts'
import type { Edition } from '#app/content/edition.ts'
import type { Page } from '#app/content/pages/contents.ts'
import { views } from '#app/pages/views.ts'
import { Document } from './Document.tsx'
import type { Assets } from './HeadAssets.tsx'

/** The complete document of a page. */
export async function render(page: Page, edition: Edition, assets: Assets) {
  const { default: View } = await views[page.kind]()
  const { prelude } = await prerender(<Document page={page} edition={edition} View={View} assets={assets} />)
  return new Response(prelude).text()
}

/** The drawings that the documents rendered so far name. */
export const drawings = () => namedPlates().map(({ address, text }) => ({ address, text }))
