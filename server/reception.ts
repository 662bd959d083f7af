import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { watchHealth } from './health.ts'
import { answerWith, pathOf } from './http.ts'
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

/** Sends each request where it belongs: the collector, the health check, the pages. */
export function receive({ pages, desk, store, trustedProxies, onTrouble }: Reception): RequestListener {
  const inquiries = new URL(desk.site.form.endpoint, desk.site.url).pathname
  const health = watchHealth(store)
  const limits = { mostBytes, everywhere: pages.everywhere }

  function answer(
    service: (request: Request) => Promise<Response>,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    answerWith(service, incoming, outgoing, limits).catch((error: unknown) => apologize(error, outgoing))
  }

  // Reached by no request we know of; but one we do not know must not end the server for everybody.
  function apologize(error: unknown, outgoing: ServerResponse) {
    onTrouble(error)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(500).end()
  }

  return (incoming, outgoing) => {
    const path = pathOf(incoming)
    if (path === inquiries) {
      const forwarded = incoming.headers['x-forwarded-for']
      const sender = senderOf(incoming.socket.remoteAddress ?? '', forwarded?.toString(), trustedProxies)
      answer((request) => collect(request, sender, desk), incoming, outgoing)
    } else if (path === '/healthz') {
      answer(health, incoming, outgoing)
    } else {
      try {
        serveSite(pages, incoming, outgoing)
      } catch (error) {
        apologize(error, outgoing)
      }
    }
  }
}
