import { useEdition } from '#app/edition.ts'
import { isListed, type Page } from '#app/page.ts'
import { site } from '#config'
import { previewName } from './previewName.ts'

/** React lifts these into <head>, on the first load and on every page change. */
export function PageHead({ page }: { page: Page }) {
  const { company } = useEdition()
  const { path, content } = page
  const { meta, hero } = content
  const title = `${meta.title} | ${company.brand}`
  if (!isListed(page))
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={meta.description} />
        <meta name="robots" content="noindex" />
      </>
    )
  const address = new URL(path, site.url).href
  const preview = new URL(`/previews/${previewName(path)}.jpg`, site.url).href
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
      <meta property="og:image:alt" content={hero.picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
