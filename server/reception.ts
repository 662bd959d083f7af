import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pathOf } from './http.ts'
import { collect, type Desk, mostBytes } from './inquiries/collect.ts'
import { senderOf } from './inquiries/limit.ts'
import type { ServedSite } from './site/load.ts'
import { serveSite } from './site/serve.ts'
import type { Store } from './store/store.ts'

type Reception = {
  pages: ServedSite
  desk: Desk
  store: Pick<Store, 'check'>
  trustedProxies: number
  onTrouble: (error: unknown) => void
}

/** A part of the server that is tested without a port. */
type Service = (request: Request) => Promise<Response>

/** Sends each request where it belongs: the collector, the health check, the pages. */
export function receive({ pages, desk, store, trustedProxies, onTrouble }: Reception): RequestListener {
  const inquiries = new URL(desk.site.form.endpoint, desk.site.url).pathname
  const health = watchHealth(store)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = pathOf(incoming)
    if (path === inquiries) {
      const forwarded = incoming.headers['x-forwarded-for']
      const sender = senderOf(incoming.socket.remoteAddress ?? '', forwarded?.toString(), trustedProxies)
      await answerWith((request) => collect(request, sender, desk), incoming, outgoing)
    } else if (path === '/healthz') await answerWith(health, incoming, outgoing)
    else serveSite(pages, incoming, outgoing)
  }

  async function answerWith(service: Service, incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = await readRequest(incoming)
    if (!request) return void outgoing.writeHead(405).end()
    const response = await service(request)
    outgoing.statusCode = response.status
    outgoing.setHeaders(new Map([...Object.entries(pages.everywhere), ...response.headers]))
    // As text it leaves in one piece with the headers.
    outgoing.end(await response.text())
  }

  return (incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      // The sender has hung up: there is nobody to answer.
      if (incoming.errored) return
      // Reached by no request we know of; but one we do not know must not end the server for everybody.
      onTrouble(error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    })
  }
}

/** How long one look at the store serves everyone who asks, in ms: each look is a write to the disk. */
const freshFor = 2000

/** Answers whether inquiries can be stored. However many ask, the store is looked at once at a time. */
export function watchHealth(store: Pick<Store, 'check'>): Service {
  let look: Promise<boolean> | undefined
  async function canStore() {
    const isWell = await store.check().then(
      () => true,
      () => false,
    )
    setTimeout(() => (look = undefined), freshFor).unref()
    return isWell
  }
  return async () => {
    look ??= canStore()
    const isWell = await look
    const status = isWell ? 'ok' : 'The inquiries cannot be stored.'
    return Response.json({ status }, { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } })
  }
}

const passedOn = ['accept', 'content-type', 'host', 'origin', 'sec-fetch-site'] as const

/** One of node's requests as a Request; undefined where there can be none. */
async function readRequest(incoming: IncomingMessage) {
  const { method = 'GET', url = '/' } = incoming
  if (/^(CONNECT|TRACE|TRACK)$/.test(method)) return undefined
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming)
  const headers = new Headers({ 'content-length': String(body?.length ?? 0) })
  for (const name of passedOn) {
    const value = incoming.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return new Request(`http://localhost${url}`, { method, headers, body })
}

/**
 * At most `mostBytes` and one more, which tells that it is too long. All of it is read before the answer, or the sender
 * would never see that: closing a connection with unread bytes in it resets it.
 */
async function readBody(incoming: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= mostBytes) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks).subarray(0, mostBytes + 1)
}
