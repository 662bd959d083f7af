import { prerender } from 'react-dom/static'
import type { Edition } from './edition.ts'
import type { Assets } from './HeadAssets.tsx'
import { isolateHtml } from './isolateHtml.ts'
import { type Page, views } from './page.ts'
import { Root } from './root.tsx'

/** The complete document of a page. */
export async function render(page: Page, edition: Edition, assets: Assets) {
  const { default: View } = await views[page.kind]()
  const { prelude } = await prerender(<Root page={page} edition={edition} View={View} assets={assets} />)
  return isolateHtml(await new Response(prelude).text(), edition.dir)
}
