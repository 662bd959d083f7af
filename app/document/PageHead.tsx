import { type Introduced, sameIn, useEdition } from '#app/i18n/edition.ts'
import type { Page } from '#app/routes.ts'
import { site } from '#config'
import { previewName } from './previewName.ts'

/** React lifts these into <head>. */
export function PageHead({ page }: { page: Page }) {
  const edition = useEdition()
  const { company, others } = edition
  const { path, content } = page
  const { meta, hero } = content
  const title = `${meta.title} | ${company.brand}`
  if (!page.isListed)
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={meta.description} />
        <meta name="robots" content="noindex" />
      </>
    )
  const address = new URL(path, site.url).href
  const editions = others.length ? [edition, ...others] : []
  const main = editions.find(({ prefix }) => !prefix)
  const addressOf = (other: Introduced) => new URL(sameIn(other, path, edition), site.url).href
  const preview = new URL(`/previews/${previewName(path, edition.prefix)}.jpg`, site.url).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={address} />
      {editions.map((other) => (
        <link key={other.lang} rel="alternate" hrefLang={other.lang} href={addressOf(other)} />
      ))}
      {main && <link rel="alternate" hrefLang="x-default" href={addressOf(main)} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={localeOf(edition)} />
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

/** Networks know languages with a country. */
const localeOf = ({ lang }: Introduced) => (lang === 'en' ? 'en_US' : `${lang}_${site.address.country}`)
