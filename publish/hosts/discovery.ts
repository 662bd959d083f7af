import type { SiteConfig } from '#config/variables.ts'
import { addressIn, type Edition, sameIn } from '../../app/i18n/edition.ts'
import { colors } from '../../app/styles/colors.ts'

/** Every page, and where it stands in the other editions. */
export function sitemap(site: SiteConfig, pages: { path: string; edition: Edition }[]) {
  const address = (path: string) => new URL(path, site.url).href
  const entries = pages.map(({ path, edition }) => {
    const editions = edition.others.length ? [edition, ...edition.others] : []
    const alternates = editions.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.lang}" href="${address(sameIn(other, path, edition))}"/>`,
    )
    return `  <url><loc>${address(path)}</loc>${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export function robots(site: SiteConfig) {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', site.url).href}
`
}

/** The company as a contact to keep in a phone. RFC 6350 wants CRLF. */
export function contactCard(site: SiteConfig) {
  const { street, district, city, country } = site.address
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(site.brand)}`,
    `ORG:${escaped(site.legalName)}`,
    `TEL;VALUE=uri;TYPE=work:tel:${site.phone.replaceAll(' ', '')}`,
    `EMAIL;TYPE=work:${site.email}`,
    `ADR;TYPE=work:;;${escaped(street)}\\, ${escaped(district)};${escaped(city)};;;${country}`,
    `GEO:geo:${site.coordinates.latitude},${site.coordinates.longitude}`,
    `URL:${site.url}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&')

export function webManifest({ company: { brand }, lang, dir, prefix }: Edition, description: string) {
  return JSON.stringify({
    name: brand,
    short_name: brand,
    description,
    lang,
    dir,
    id: addressIn(prefix, '/'),
    start_url: addressIn(prefix, '/'),
    scope: '/',
    display: 'standalone',
    background_color: colors.slate,
    theme_color: colors.slate,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
