import { markPaths } from '#app/styles/markPaths.ts'
import { site } from '#config'
import type { PictureName } from '#content/schema/catalogue.ts'
import grounds from '#content/site/grounds.generated.json' with { type: 'json' }
import stencils from '#content/site/marked.generated.json' with { type: 'json' }
import versions from '#content/site/pictures.generated.json' with { type: 'json' }
import type { Source } from './source.ts'

/** Whose mark is printed on the goods in pictures. */
const printedOnGoods = { brand: 'Saffron Quay', mark: '1wy08zw' }

/** Changes when the mark is drawn anew. Pages import this in a browser, too, while they are being written. */
export const markNow = Array.from(JSON.stringify(markPaths), (sign) => sign.charCodeAt(0))
  .reduce((hash, code) => (Math.imul(hash, 31) + code) >>> 0, 0)
  .toString(36)

/** Whether the mark that the pages show is still the one of Saffron Quay. */
export const isMarkOurs = markNow === printedOnGoods.mark

/** Whether the goods in pictures may carry that mark: another company, or another mark, wants them plain. */
export const mayCarryMark = isMarkOurs && site.brand === printedOnGoods.brand

/** A picture that carried the mark when it was made: its version then, and that of the same scene without the mark, if there is one. */
export type StencilVersions = { marked: string; plain: string | null }

type Choice = { version: string; stencil: StencilVersions | undefined; mayCarryMark: boolean }

/** The version to show. A photograph that somebody has put in its place is shown as it is. */
export function chosen({ version, stencil, mayCarryMark }: Choice) {
  const carries = stencil?.marked === version
  if (!carries || mayCarryMark) return { version, carries }
  return stencil.plain ? { version: stencil.plain, carries: false } : { version, carries }
}

export const stencilOf = (name: string): StencilVersions | undefined =>
  (stencils as Record<string, StencilVersions>)[name]

export const pictureVersion = (name: PictureName) =>
  chosen({ version: versions[name], stencil: stencilOf(name), mayCarryMark })

/** A picture as a page shows it: its file, what can be seen on it, and the color that stands in until it arrives. */
export type Pictured = { name: PictureName; version: string; ground: string; alt: string }

export const pictured = ({ words }: Source, name: PictureName): Pictured => ({
  name,
  version: pictureVersion(name).version,
  ground: grounds[name],
  alt: words.pictures[name],
})
