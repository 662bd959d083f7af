import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Headers as HostHeaders } from './site/host-headers.ts'
import { flatten } from './site/load.ts'

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
