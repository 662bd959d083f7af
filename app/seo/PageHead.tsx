import { pictures } from '#app/content/pictures.ts'
import type { PageMeta } from '#app/content/types.ts'
import { site } from '#config'
import { previewName } from './previewName.ts'

/** React lifts these into <head>, on the first load and on every page change. */
export function PageHead({ meta }: { meta: PageMeta }) {
  const address = new URL(meta.path, site.url).href
  const title = `${meta.title} | ${site.brand}`
  const preview = new URL(`/previews/${previewName(meta.path)}.jpg`, site.url).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictures[meta.picture]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
