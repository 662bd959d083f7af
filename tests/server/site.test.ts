import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { loadSite } from '#server/site/load.ts'
import { openSmallSite, picture, temporaryFolder, writeSmallSite } from './small-site.ts'

test('every page is found at its clean address', async (t) => {
  const get = await openSmallSite(t)
  for (const [path, words] of [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?from=mail', 'About'],
    ['/%61bout', 'About'],
    ['/products', 'Products'],
    ['/products/nuts', 'Nuts'],
  ] as const) {
    const answer = await get(path)
    assert.equal(answer.status, 200, path)
    assert.match(answer.text, new RegExp(words), path)
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
  }
})

test('other spellings of an address lead to the clean one and keep the query', async (t) => {
  const get = await openSmallSite(t)
  for (const [path, known] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/products/', '/products'],
    ['/products/index.html?a=1', '/products?a=1'],
  ] as const) {
    const answer = await get(path)
    assert.equal(answer.status, 308, path)
    assert.equal(answer.headers.location, known)
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  }
})

test('an unknown address gets the page for it, with status 404 and the safety headers', async (t) => {
  const get = await openSmallSite(t)
  for (const path of [
    '/nothing',
    '/assets/old-1111.js',
    '//evil.example/',
    '/404.html',
    '/_headers.json',
    '/.secret',
  ]) {
    const answer = await get(path)
    assert.equal(answer.status, 404, path)
    assert.match(answer.text, /Nothing here/)
    assert.match(String(answer.headers['content-security-policy']), /maps\.example/)
    assert.doesNotMatch(String(answer.headers['cache-control']), /immutable/)
  }
})

test('below /ar an unknown address gets the Arabic page, also where the folder is unknown', async (t) => {
  const ask = await openSmallSite(t)
  for (const path of ['/ar/nothing', '/ar/products/gold', '/ar/404', '/ar/']) {
    const { status, body } = await ask(path)
    if (path === '/ar/') assert.equal(status, 308)
    else assert.deepEqual([status, body.toString()], [404, '<h1>لا صفحة هنا</h1>'], path)
  }
  for (const path of ['/arabic', '/products/ar/gold', '/404'])
    assert.equal((await ask(path)).body.toString(), '<h1>Nothing here</h1>', path)
})

test('no spelling of a path leaves the built site', async (t) => {
  const get = await openSmallSite(t)
  for (const path of [
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cetc%5cpasswd',
    '/about%00.html',
    '/assets/../.secret',
  ]) {
    assert.equal((await get(path)).status, 404, path)
  }
  assert.equal((await get('/%E0%A4%A')).status, 400)
})

test('a page travels as brotli, gzip or plain, as the browser takes it', async (t) => {
  const get = await openSmallSite(t)
  const brotli = await get('/about', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(brotli.body).toString(), '<h1>About</h1>')
  const gzip = await get('/about', { 'accept-encoding': 'br;q=0, gzip' })
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(gzip.body).toString(), '<h1>About</h1>')
  const plain = await get('/about')
  assert.equal(plain.headers['content-encoding'], undefined)
  for (const answer of [brotli, gzip, plain]) {
    assert.equal(answer.headers.vary, 'Accept-Encoding')
    assert.equal(Number(answer.headers['content-length']), answer.body.length)
  }
  assert.equal(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size, 3)
})

test('a page seen before is answered 304, each packing for itself', async (t) => {
  const get = await openSmallSite(t)
  const first = await get('/about', { 'accept-encoding': 'br' })
  assert.equal(first.headers['cache-control'], 'public, max-age=0, must-revalidate')
  const etag = String(first.headers.etag)
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': condition })
    assert.equal(again.status, 304, condition)
    assert.equal(again.body.length, 0)
    assert.equal(again.headers.etag, etag)
    assert.match(String(again.headers['content-security-policy']), /default-src/)
  }
  assert.equal((await get('/about', { 'if-none-match': etag })).status, 200)
})

test('files with a hash in the name are kept for good, and the headers file has the last word', async (t) => {
  const get = await openSmallSite(t)
  const script = await get('/assets/app-4f2a.js')
  assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(script.headers['content-type'], 'text/javascript; charset=utf-8')
  assert.equal((await get('/sw.js')).headers['cache-control'], 'no-cache')
  const rules = await get('/rules.json', { 'accept-encoding': 'br' })
  assert.equal(rules.headers['content-type'], 'application/speculationrules+json')
  assert.equal(rules.headers['content-encoding'], 'br')
})

test('HEAD gets the headers of GET and no body', async (t) => {
  const get = await openSmallSite(t)
  const [read, peeked] = [await get('/about'), await get('/about', {}, 'HEAD')]
  assert.equal(peeked.status, 200)
  assert.equal(peeked.body.length, 0)
  assert.equal(peeked.headers['content-length'], read.headers['content-length'])
  assert.equal(peeked.headers.etag, read.headers.etag)
  assert.equal((await get('/nothing', {}, 'HEAD')).status, 404)
})

test('part of a picture can be fetched', async (t) => {
  const get = await openSmallSite(t)
  const path = '/assets/saffron-77aa.avif'
  const whole = await get(path)
  assert.equal(whole.headers['accept-ranges'], 'bytes')
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 99],
    ['bytes=4990-', 4990, 4999],
    ['bytes=-10', 4990, 4999],
    ['bytes=100-999999', 100, 4999],
  ] as const) {
    const part = await get(path, { range })
    assert.equal(part.status, 206, range)
    assert.equal(part.headers['content-range'], `bytes ${start}-${end}/5000`)
    assert.deepEqual(part.body, picture.subarray(start, end + 1))
  }
  const beyond = await get(path, { range: 'bytes=5000-' })
  assert.equal(beyond.status, 416)
  assert.equal(beyond.headers['content-range'], 'bytes */5000')
  for (const range of ['bytes=0-1,5-6', 'lines=0-1', 'bytes=9-1', 'bytes=-']) {
    assert.equal((await get(path, { range })).status, 200, range)
  }
  assert.equal((await get(path, { range: 'bytes=0-9', 'if-range': '"older"' })).status, 200)
  assert.equal((await get(path, { range: 'bytes=0-9', 'if-range': String(whole.headers.etag) })).status, 206)
})

test('until it is started anew the server answers with the build that it has begun with', async (t) => {
  const folder = writeSmallSite(t)
  const get = await openSmallSite(t, folder)
  for (const name of ['about.html', 'assets/harbour-99bb.jpg']) writeFileSync(join(folder, name), 'of the next build')
  assert.equal((await get('/about')).text, '<h1>About</h1>')
  const whole = await get('/assets/harbour-99bb.jpg')
  assert.equal(whole.status, 200)
  assert.equal(whole.body.length, 3_000_000)
  const part = await get('/assets/harbour-99bb.jpg', { range: 'bytes=1000-1999' })
  assert.equal(part.body.length, 1000)
})

test('a page can only be read', async (t) => {
  const get = await openSmallSite(t)
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
    const answer = await get('/about', {}, method)
    assert.equal(answer.status, 405, method)
    assert.equal(answer.headers.allow, 'GET, HEAD')
  }
})

test('without a built site the server says what to run', (t) => {
  assert.throws(() => loadSite(temporaryFolder(t)), /npm run build/)
})
