import type { SiteConfig } from '#config/variables.ts'
import { colors } from '../app/styles/colors.ts'

export function sitemap(site: SiteConfig, paths: string[]) {
  const entries = paths.map((path) => `  <url><loc>${new URL(path, site.url).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
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

export function webManifest(site: SiteConfig) {
  return JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    description: 'Wholesale food ingredients from Dubai. You can also read the catalog offline.',
    id: '/',
    start_url: '/',
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
