/** The addresses of the pages that stand alone. Those of categories and groups follow from the catalogue. */
export const paths = ['/', '/about', '/products', '/products/all', '/contact', '/404', '/offline'] as const

export type OwnPath = (typeof paths)[number]

/** What the addresses of the other editions begin with. */
export const prefixes = ['/ar'] as const

export type Prefix = '' | (typeof prefixes)[number]

/** /about/, /about.html and /about/index.html are spellings of /about. */
export const addressOf = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, '') || '/'

/** The first part of every address that the site has without a dot in it: pages, other editions and folders. */
const firstParts = [
  ...[...paths, ...prefixes].map((path) => path.split('/')[1]),
  'assets',
  'healthz',
  'pictures',
  'previews',
]

/** Whether a page or a file of the site is, or could come to be, at this path. */
export function isTaken(path: string) {
  const [, first = '', ...rest] = path.split('/')
  const last = rest.at(-1) ?? first
  // With an underscore begin the files that are for the hosts.
  return firstParts.includes(first) || first.startsWith('_') || last.includes('.')
}
