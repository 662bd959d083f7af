import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { headersFile } from '#protocol/headers.ts'
import { createHttpServer, drain, listen } from '#server/http.ts'
import { loadSite } from '#server/site/load.ts'
import { serveSite } from '#server/site/serve.ts'

const rules = {
  '/*': {
    'Content-Security-Policy': "default-src 'self'; frame-src https://maps.example",
    'X-Content-Type-Options': 'nosniff',
  },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  '/sw.js': { 'Cache-Control': 'no-cache' },
  '/rules.json': { 'Content-Type': 'application/speculationrules+json' },
}

export const picture = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))

export function temporaryFolder(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function writeSmallSite(t: TestContext) {
  const folder = temporaryFolder(t)
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const page = (name: string, words: string) => {
    put(name, words)
    put(`${name}.br`, brotliCompressSync(words))
    put(`${name}.gz`, gzipSync(words))
  }
  page('rules.json', '{}')
  page('index.html', '<h1>Home</h1>')
  page('about.html', '<h1>About</h1>')
  page('products/index.html', '<h1>Products</h1>')
  page('products/nuts.html', '<h1>Nuts</h1>')
  page('404.html', '<h1>Nothing here</h1>')
  page('ar.html', '<h1>الرئيسية</h1>')
  page('ar/404.html', '<h1>لا صفحة هنا</h1>')
  page('assets/app-4f2a.js', 'console.log(1)')
  put('assets/saffron-77aa.avif', picture)
  put('assets/harbour-99bb.jpg', Buffer.alloc(3_000_000, 7))
  put('sw.js', 'self.skipWaiting()')
  put('.secret', 'not for visitors')
  put(headersFile, JSON.stringify(rules))
  return folder
}

export async function openSmallSite(t: TestContext, folder = writeSmallSite(t)) {
  const site = loadSite(folder)
  const server = createHttpServer((request, response) => serveSite(site, request, response))
  const port = await listen(server, 0, '127.0.0.1')
  t.after(() => drain(server, 0))
  return (path: string, headers: Record<string, string> = {}, method = 'GET') => ask(port, path, headers, method)
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** A request as it is written: no path is tidied up and nothing is unpacked, unlike with fetch. */
export function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, failed) => {
    const request = send({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        done({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
      })
    })
    request.on('error', failed)
    request.end()
  })
}
