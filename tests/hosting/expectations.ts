import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { headersFile } from '#protocol/headers.ts'
import { headersFor } from '#server/site/load.ts'
import { pages } from '../support/pages.ts'
import type { Answer, Host } from './host.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const read = (name: string) => readFileSync(join(dist, name))
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const aFile = (folder: string, ending: string) => {
  const name = readdirSync(join(dist, folder)).find((each) => each.endsWith(ending))
  assert.ok(name, `The build made no ${ending} in ${folder}/`)
  return `/${folder}/${name}`
}

const others = [
  '/offline',
  '/service-worker.js',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/contact.vcf',
  '/icon.svg',
  '/favicon.ico',
]

/** What a visitor gets, wherever the site is hosted. Each is run against every host there is. */
export const expectations: Record<string, (host: Host) => Promise<void>> = {
  'all eleven pages are at their clean addresses': async ({ ask }) => {
    assert.equal(pages.length, 11)
    for (const { path } of pages) {
      const answer = await ask(path)
      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', path)
      assert.deepEqual(answer.body, read(fileOf(path)), path)
      assert.equal((await ask(`${path}?utm_source=letter`)).status, 200, path)
    }
  },

  'other spellings lead to the clean address in one step and keep the query': async ({ ask, origin }) => {
    for (const { path } of pages) {
      const spellings = path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`, `${path}/index.html`]
      for (const spelling of spellings) {
        const { status, headers } = await ask(`${spelling}?a=1`)
        assert.ok([301, 308].includes(status), `${spelling} is answered ${status}`)
        const target = new URL(headers.location ?? '', origin)
        assert.equal(target.href, new URL(`${path}?a=1`, origin).href, spelling)
      }
    }
  },

  'an unknown address gets the 404 page, with status 404, and nobody keeps it': async ({ ask }) => {
    for (const path of ['/nothing', '/products/gold', '/about/us', '/assets/old-1a2b3c4d.js', '/pictures/old.avif']) {
      const { status, headers, body } = await ask(path)
      assert.equal(status, 404, path)
      assert.deepEqual(body, read('404.html'), path)
      assert.match(headers['cache-control'] ?? '', /no-store|max-age=0/, path)
    }
  },

  'an unknown address under /ar gets the Arabic 404 page, with status 404': async ({ ask }) => {
    for (const path of ['/ar/nothing', '/ar/products/gold', '/ar/about/us']) {
      const { status, body } = await ask(path)
      assert.equal(status, 404, path)
      assert.deepEqual(body, read('ar/404.html'), path)
    }
    assert.deepEqual((await ask('/ar')).body, read('ar.html'))
  },

  'the 404 page asked for by name ends with status 404': async ({ ask, origin }) => {
    for (const path of ['/404', '/404.html', '/ar/404', '/ar/404.html'])
      assert.equal((await follow(ask, origin, path)).status, 404, path)
  },

  'every answer carries the security headers of the build, and no other website may read it': async ({ ask }) => {
    const rules = JSON.parse(read(headersFile).toString())
    const parts = [aFile('assets', '.js'), aFile('pictures', '.avif')]
    for (const path of ['/', '/contact', '/about/', '/nothing', '/robots.txt', ...parts]) {
      const promised = Object.entries(headersFor(path, rules))
      assert.ok(promised.length >= (parts.includes(path) ? 4 : 8), path)
      const { headers } = await ask(path)
      for (const [name, value] of promised) assert.equal(headers[name.toLowerCase()], value, `${name} of ${path}`)
      assert.equal(headers['access-control-allow-origin'], undefined, path)
      // The policy is heavier than many a part of a page, and of no use with it.
      if (parts.includes(path)) assert.equal(headers['content-security-policy'], undefined, path)
    }
  },

  'files with a hash in their name are kept for good': async ({ ask }) => {
    const files = [aFile('assets', '.js'), aFile('assets', '.woff2'), aFile('pictures', '.avif')]
    for (const path of [...files, aFile('pictures', '.jpg')]) {
      const { status, headers, body } = await ask(path)
      assert.equal(status, 200, path)
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable', path)
      assert.deepEqual(body, read(path), path)
    }
  },

  'everything else is asked for again, and answered 304 while it is the same': async ({ ask }) => {
    for (const path of [...pages.map((page) => page.path), ...others]) {
      const { status, headers } = await ask(path)
      assert.equal(status, 200, path)
      assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate', path)
      const etag = headers.etag ?? ''
      assert.match(etag, /^"[^"]+"$/, path)
      const again = await ask(path, { 'if-none-match': etag })
      assert.equal(again.status, 304, path)
      assert.equal(again.body.length, 0, path)
    }
  },

  'pages and scripts travel packed': async ({ ask }) => {
    for (const [path, file] of [
      ['/products', 'products.html'],
      [aFile('assets', '.js'), aFile('assets', '.js')],
    ] as const) {
      const brotli = await ask(path, { 'accept-encoding': 'br, gzip' })
      assert.equal(brotli.headers['content-encoding'], 'br', path)
      assert.deepEqual(brotliDecompressSync(brotli.body), read(file), path)
      const gzip = await ask(path, { 'accept-encoding': 'gzip' })
      assert.equal(gzip.headers['content-encoding'], 'gzip', path)
      assert.deepEqual(gunzipSync(gzip.body), read(file), path)
    }
  },

  'every kind of file says what it is': async ({ ask }) => {
    for (const [path, type] of [
      [aFile('assets', '.js'), /^(text|application)\/javascript\b/],
      [aFile('assets', '.woff2'), /^font\/woff2$/],
      [aFile('pictures', '.avif'), /^image\/avif$/],
      [aFile('pictures', '.jpg'), /^image\/jpeg$/],
      ['/service-worker.js', /^(text|application)\/javascript\b/],
      ['/site.webmanifest', /^application\/manifest\+json\b/],
      ['/sitemap.xml', /^(text|application)\/xml\b/],
      ['/contact.vcf', /^text\/(x-)?vcard\b/],
      ['/icon.svg', /^image\/svg\+xml\b/],
      ['/robots.txt', /^text\/plain\b/],
    ] as const)
      assert.match((await ask(path)).headers['content-type'] ?? '', type, path)
  },

  'HEAD says the same without the page, and a page cannot be written to': async ({ ask }) => {
    const [page, head] = [await ask('/about'), await ask('/about', {}, 'HEAD')]
    assert.equal(head.status, 200)
    assert.equal(head.body.length, 0)
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy'])
      assert.equal(head.headers[name], page.headers[name], name)
    assert.equal((await ask('/about', {}, 'POST', Buffer.from('a=1'))).status, 405)
  },

  'what the host is told is not for visitors': async ({ ask }) => {
    for (const path of ['/_headers', '/_redirects', '/.vite/manifest.json', '/../package.json', '/..%2fpackage.json'])
      assert.ok((await ask(path)).status >= 400, path)
  },
}

async function follow(ask: Host['ask'], origin: string, path: string): Promise<Answer> {
  let answer = await ask(path)
  for (let step = 0; step < 3 && answer.headers.location; step += 1)
    answer = await ask(new URL(answer.headers.location, origin).pathname)
  return answer
}
