/**
 * What a static host does not do by itself, in the file format of Cloudflare Pages and Netlify.
 * They lead /about/ and /about.html to /about; our own server needs no list and knows the rest too.
 */
export function redirects(paths: string[], prefixes: string[]) {
  const folders = paths.filter((path) => path !== '/').map((path) => `${path}/index.html ${path} 301`)
  // Asked for by its name, the 404 page would be an ordinary page with status 200.
  const notFound = prefixes.map((prefix) => `${prefix}/404 ${prefix}/not-found 302`)
  return [...folders, ...notFound, ''].join('\n')
}
