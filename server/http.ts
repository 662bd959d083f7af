import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { sendingTime } from '#protocol/form.ts'
import type { Headers as HostHeaders } from './site/host-headers.ts'
import { flatten } from './site/load.ts'

/** An HTTP server that gives slow senders a fair time and no more. */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: 10_000,
      // The browser gives up first, so that an inquiry over a slow line is not cut off while it is still coming.
      requestTimeout: sendingTime + 5_000,
      // Longer than the minute most proxies keep a connection, so that they close it and not we, mid-request.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      noDelay: true,
    },
    listener,
  )
}

export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(new Error(explain(error, port, host))))
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined) {
  if (error.code === 'EADDRINUSE') {
    const next = port === 3000 ? 3001 : 3000
    return `Port ${port} is taken by another program. Stop that one, or choose another port, such as PORT=${next} in the file .env.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023, such as PORT=3000 in the file .env.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`
  return `The server could not start at port ${port}: ${error.message}`
}

/** Lets running requests finish; what still hangs after the grace is cut. */
export async function drain(server: Server, grace = 10_000): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  // A connection that has just had its answer is kept open for the next request, which is not wanted any more.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/** A part of the server that is tested without a port. */
type Service = (request: Request) => Promise<Response>

const passedOn = ['accept', 'content-type', 'host', 'origin', 'sec-fetch-site'] as const

/**
 * Lets a function from Request to Response answer one of node's requests. Of the body it gets at most `mostBytes` and
 * one more; the header content-length tells its true size, whatever the sender claimed.
 */
export async function answerWith(
  service: Service,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { mostBytes, everywhere }: { mostBytes: number; everywhere: HostHeaders },
): Promise<void> {
  // A Request cannot be made with these.
  if (/^(CONNECT|TRACE|TRACK)$/.test(incoming.method ?? '')) return void outgoing.writeHead(405).end()
  const { method = 'GET' } = incoming
  const body = method === 'GET' || method === 'HEAD' ? null : await readBody(incoming, mostBytes)
  // The sender has hung up: there is nobody to answer.
  if (body === undefined) return
  const headers: Record<string, string> = { 'content-length': String(body?.length ?? 0) }
  for (const name of passedOn) {
    const value = incoming.headers[name]
    if (value !== undefined) headers[name] = value
  }
  const response = await service(new Request(`http://localhost${incoming.url ?? '/'}`, { method, headers, body }))
  // As text it leaves in one piece with the headers.
  const content = await response.text()
  const length: HostHeaders = response.status === 204 ? {} : { 'content-length': String(Buffer.byteLength(content)) }
  outgoing.writeHead(response.status, flatten(everywhere, Object.fromEntries(response.headers), length))
  outgoing.end(method === 'HEAD' ? undefined : content)
}

export const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] as string

// A longer body is read to its end and thrown away before the answer, or the sender would never see the answer: closing
// a connection with unread bytes in it resets it. Beyond this nobody is honest any more.
const mostDiscarded = 16 * 1024 * 1024

function readBody(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = () => done(Buffer.concat(chunks).subarray(0, mostBytes + 1))
    incoming.on('data', (chunk: Buffer) => {
      if (size <= mostBytes) chunks.push(chunk)
      size += chunk.length
      if (size <= mostDiscarded) return
      incoming.removeAllListeners('data').resume()
      finish()
    })
    incoming.on('end', finish)
    incoming.on('error', () => done(undefined))
    incoming.on('close', () => done(undefined))
  })
}
