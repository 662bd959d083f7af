import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { flatten, type Item, type ServedSite, type Variant } from './load.ts'
import { encodingsFor, readRange } from './request.ts'

/** Answers with a file of the built site. Works on node's own request and answer: every page view passes here. */
export function serveSite(site: ServedSite, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(site, response, 405, 'This address can only be read.', { Allow: 'GET, HEAD' })
  }
  const item = site.items.get(request.url as string)
  if (item) return sendItem(item, request, response)
  findElsewhere(site, request, response)
}

function findElsewhere(site: ServedSite, request: IncomingMessage, response: ServerResponse) {
  const [path, query] = splitQuery(request.url as string)
  const address = decode(path)
  if (address === undefined) return sendText(site, response, 400, 'This address is not written correctly.')
  const item = site.items.get(address)
  if (item) return sendItem(item, request, response)
  const known = site.moved.get(address)
  // Only addresses of our own pages are redirected to, so nobody can be led to another site this way.
  if (known) return sendText(site, response, 308, 'Moved.', { Location: encodeURI(known) + query })
  const notFound = nearest(site.notFound, address)
  if (!notFound) return sendText(site, response, 404, 'There is no page at this address.')
  sendBody(pickVariant(notFound, request), 404, request, response)
}

/** The page of the innermost folder that has one. */
function nearest(pages: ServedSite['notFound'], address: string) {
  for (let folder = address; folder; folder = folder.slice(0, -1).replace(/[^/]*$/, '')) {
    const page = pages.get(folder)
    if (page) return page
  }
  return undefined
}

function splitQuery(url: string): [path: string, query: string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function pickVariant(item: Item, request: IncomingMessage): Variant {
  const { variants } = item
  if (!variants.br && !variants.gzip) return variants.identity
  for (const encoding of encodingsFor(request.headers['accept-encoding'] as string | undefined)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}

function sendItem(item: Item, request: IncomingMessage, response: ServerResponse) {
  const variant = pickVariant(item, request)
  const wanted = request.headers['if-none-match']
  if (wanted !== undefined && isNamed(variant.etag, wanted)) {
    response.writeHead(304, variant.notModified)
    return response.end()
  }
  const { range } = request.headers
  if (range !== undefined && variant === item.variants.identity && isFresh(variant, request)) {
    return sendRange(variant, range, request, response)
  }
  sendBody(variant, 200, request, response)
}

function isNamed(etag: string, header: string) {
  return header.trim() === '*' || header.split(',').some((name) => name.trim().replace(/^W\//, '') === etag)
}

function isFresh(variant: Variant, request: IncomingMessage) {
  const condition = request.headers['if-range']
  return condition === undefined || condition === variant.etag
}

function sendRange(variant: Variant, header: string, request: IncomingMessage, response: ServerResponse) {
  const range = readRange(header, variant.size)
  if (range === undefined) return sendBody(variant, 200, request, response)
  if (range === 'beyond') {
    response.writeHead(416, [...variant.notModified, 'Content-Range', `bytes */${variant.size}`, 'Content-Length', '0'])
    return response.end()
  }
  const { start, end } = range
  const headers = flatten(pairs(variant.headers), {
    'Content-Range': `bytes ${start}-${end}/${variant.size}`,
    'Content-Length': String(end - start + 1),
  })
  response.writeHead(206, headers)
  if (request.method === 'HEAD') return response.end()
  if (variant.body) return response.end(variant.body.subarray(start, end + 1))
  pipeline(createReadStream(variant.file, { start, end }), response, () => {})
}

function sendBody(variant: Variant, status: number, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, variant.headers)
  if (request.method === 'HEAD') return response.end()
  if (variant.body) return response.end(variant.body)
  // A visitor who leaves mid-picture is no fault of ours: the stream is closed and nothing else happens.
  pipeline(createReadStream(variant.file), response, () => {})
}

function sendText(
  site: ServedSite,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  const body = Buffer.from(`${text}\n`)
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length), ...headers }
  response.writeHead(status, flatten(site.everywhere, own))
  response.end(body)
}

function pairs(flat: string[]) {
  const headers: Record<string, string> = {}
  for (let index = 0; index < flat.length; index += 2) headers[flat[index] as string] = flat[index + 1] as string
  return headers
}
