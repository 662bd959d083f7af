import { extname } from 'node:path'

/** The file in dist/ that an address leads to. */
export function fileOf(path: string) {
  if (path === '/') return 'index.html'
  return extname(path) ? path.slice(1) : `${path.slice(1)}.html`
}
