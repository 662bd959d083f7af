import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from '#config/paths.ts'
import { pathOf } from '../http.ts'
import { flat, type Headers, type Item, type ServedSite, type Variant } from './load.ts'

/** Answers with a file of the built site. Works on node's own request and answer: every page view passes here. */
export function serveSite(site: ServedSite, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(site, response, 405, 'This address can only be read.', { Allow: 'GET, HEAD' })
  const { url = '/' } = request
  const path = pathOf(request)
  const address = decode(path)
  if (address === undefined) return sendText(site, response, 400, 'This address is not written correctly.')
  const item = site.items.get(address)
  if (item) return sendItem(item, request, response)
  // Only our own addresses are redirected to, so nobody can be led to another site this way.
  const known = addressOf(address)
  if (site.items.has(known))
    return sendText(site, response, 308, 'Moved.', { Location: encodeURI(known) + url.slice(path.length) })
  const notFound = nearest(site.notFound, address)
  if (!notFound) return sendText(site, response, 404, 'There is no page at this address.')
  sendBytes(pickVariant(notFound, request), 404, request, response)
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The page of the innermost folder that has one. Few have one, and an address may have thousands. */
function nearest(pages: ServedSite['notFound'], address: string) {
  const [innermost = ''] = [...pages.keys()]
    .filter((folder) => address.startsWith(folder))
    .sort((one, other) => other.length - one.length)
  return pages.get(innermost)
}

function pickVariant({ br, gzip, plain }: Item, request: IncomingMessage): Variant {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (br && takes('br', accepted)) return br
  return gzip && takes('gzip', accepted) ? gzip : plain
}

/** Whether a list such as `gzip, br;q=0` has the encoding in it, and not with the weight 0. */
function takes(encoding: string, accepted: string) {
  const weights = accepted.split(',').map((each) => each.trim().split(/\s*;\s*q=/))
  const [, weight = 1] = weights.find(([name]) => name === encoding) ?? ['', 0]
  return Number(weight) > 0
}

function sendItem(item: Item, request: IncomingMessage, response: ServerResponse) {
  const variant = pickVariant(item, request)
  const { range, 'if-none-match': known, 'if-range': condition = variant.etag } = request.headers
  if (known !== undefined && isNamed(variant.etag, known)) return response.writeHead(304, variant.notModified).end()
  const part = variant === item.plain && condition === variant.etag && readRange(range ?? '', variant.body.length)
  if (part === 'beyond') {
    const about = ['Content-Range', `bytes */${variant.body.length}`, 'Content-Length', '0']
    return response.writeHead(416, [...variant.notModified, ...about]).end()
  }
  if (part) sendBytes(variant, 206, request, response, part)
  else sendBytes(variant, 200, request, response)
}

function isNamed(etag: string, header: string) {
  return header.trim() === '*' || header.split(',').some((name) => name.trim().replace(/^W\//, '') === etag)
}

/** From the first to the last byte, both included. */
type Part = { start: number; end: number }

/** What a Range header asks for; undefined when it is to be ignored (several ranges, another unit). */
function readRange(header: string, size: number): Part | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (!from && !to) return undefined
  if (from && to && Number(to) < Number(from)) return undefined
  const start = from ? Number(from) : Math.max(size - Number(to), 0)
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start < size ? { start, end } : 'beyond'
}

function sendBytes(variant: Variant, status: number, request: IncomingMessage, response: ServerResponse, part?: Part) {
  const { headers, body } = variant
  const range = part ? ['Content-Range', `bytes ${part.start}-${part.end}/${body.length}`] : []
  const sent = part ? body.subarray(part.start, part.end + 1) : body
  response.writeHead(status, [...headers, ...range, 'Content-Length', String(sent.length)])
  response.end(request.method === 'HEAD' ? undefined : sent)
}

function sendText(site: ServedSite, response: ServerResponse, status: number, text: string, more: Headers = {}) {
  const body = Buffer.from(`${text}\n`)
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length), ...more }
  response.writeHead(status, flat({ ...site.everywhere, ...own })).end(body)
}
