import { paths, prefixes } from './paths.ts'

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
