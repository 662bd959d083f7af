import { createHash } from 'node:crypto'
import stencils from '#app/catalogue/marked.generated.json' with { type: 'json' }
import versions from '#app/catalogue/pictures.generated.json' with { type: 'json' }
import type { PictureName } from '#app/catalogue/types.ts'
import { markPaths } from '#app/styles/markPaths.ts'
import { site } from '#config'

/** Whose mark is printed on the goods in pictures. */
const printedOnGoods = { brand: 'Saffron Quay', mark: 'RoJ-H8-6' }

/** Changes when the mark is drawn anew. */
export const markNow = createHash('sha256').update(JSON.stringify(markPaths)).digest('base64url').slice(0, 8)

/** Whether the mark that the pages show is still the one of Saffron Quay. */
export const isMarkOurs = markNow === printedOnGoods.mark

/** Whether the goods in pictures may carry that mark: another company, or another mark, wants them plain. */
export const mayCarryMark = isMarkOurs && site.brand === printedOnGoods.brand

/** A picture that carried the mark when it was made: its version then, and that of the same scene without the mark, if there is one. */
export type Stencil = { marked: string; plain: string | null }

type Choice = { version: string; stencil: Stencil | undefined; mayCarryMark: boolean }

/** The version to show. A photograph that somebody has put in its place is shown as it is. */
export function chosen({ version, stencil, mayCarryMark }: Choice) {
  const carries = stencil?.marked === version
  if (!carries || mayCarryMark) return { version, carries }
  return stencil.plain ? { version: stencil.plain, carries: false } : { version, carries }
}

export const stencilOf = (name: string): Stencil | undefined => (stencils as Record<string, Stencil>)[name]

export const versionOf = (name: PictureName) =>
  chosen({ version: versions[name], stencil: stencilOf(name), mayCarryMark })
