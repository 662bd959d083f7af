import { createHash } from 'node:crypto'
import type { SiteConfig } from '#config/variables.ts'
import type { HeaderRules } from '#protocol/headers.ts'
import { dataFile } from '../pages/files.ts'

/** Pages of the same edition: no files, no searches, nothing to download. */
const pages = (interest: string) => ({
  and: [
    { selector_matches: `:root[data-ahead=${interest}] a:not([hreflang], [download], [target])` },
    { href_matches: '/*' },
    // Without the brackets `*` would match an empty query, and every page has one.
    { not: { href_matches: ['/*.*', '/*\\?(.+)'] } },
  ],
})

/**
 * Which links the browser fetches ahead: those that the pointer rests on; on touch screens those that a finger comes down
 * on. The start script sets the mark (app/start.ts), and none for a visitor who saves data.
 */
export const speculationRules = dataFile('prefetch', {
  prefetch: [
    { source: 'document', where: pages('rest'), eagerness: 'moderate' },
    { source: 'document', where: pages('touch'), eagerness: 'conservative' },
  ],
})

/** Fonts, pictures, scripts: page policies have no effect on subresources, and weigh more than some of them. */
const partOfPage = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  '! Content-Security-Policy': '',
  '! X-Frame-Options': '',
  '! Referrer-Policy': '',
  '! Permissions-Policy': '',
  '! Cross-Origin-Opener-Policy': '',
  '! Speculation-Rules': '',
}

/** The headers of every answer. */
export function headerRules(site: SiteConfig, styles: string[]): HeaderRules {
  return {
    '/*': {
      'Content-Security-Policy': policy(site, styles),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Speculation-Rules': `"${speculationRules.address}"`,
      // Takes a header away: Cloudflare Pages lets every website read every file unless told not to.
      '! Access-Control-Allow-Origin': '',
    },
    '/assets/*': partOfPage,
    '/pictures/*': partOfPage,
    [speculationRules.address]: { 'Content-Type': 'application/speculationrules+json' },
  }
}

/** The same in the file format of static hosts. */
export const forHosts = (rules: HeaderRules) =>
  Object.entries(rules)
    .map(([path, set]) => [path, ...Object.entries(set).map(written)].join('\n'))
    .join('\n\n')
    .concat('\n')

const written = ([name, value]: [string, string]) => (value ? `  ${name}: ${value}` : `  ${name}`)

function policy(site: SiteConfig, styles: string[]) {
  const collector = URL.canParse(site.form.endpoint) ? ` ${new URL(site.form.endpoint).origin}` : ''
  const map = new URL(site.map.embed).origin
  const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    // Each page holds its own styles; those of client components are files.
    `style-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The page asks whether the map answers before it shows its frame.
    `connect-src 'self'${collector} ${map}`,
    `form-action 'self'${collector}`,
    `frame-src ${map}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * What a static host does not do by itself, in the file format of Cloudflare Pages and Netlify.
 * They lead /about/ and /about.html to /about; our own server needs no list and knows the rest too.
 */
export function redirects(pages: { path: string }[], editions: readonly { prefix: string }[]) {
  const folders = pages.filter(({ path }) => path !== '/').map(({ path }) => `${path}/index.html ${path} 301`)
  // Asked for by its name, the 404 page would be an ordinary page with status 200.
  const notFound = editions.map(({ prefix }) => `${prefix}/404 ${prefix}/not-found 302`)
  return [...folders, ...notFound, ''].join('\n')
}
