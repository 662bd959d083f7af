import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Headers as HostHeaders } from './site/host-headers.ts'

type Service = (request: Request) => Promise<Response>

const passedOn = ['accept', 'content-type', 'content-length', 'host', 'origin', 'sec-fetch-site'] as const

/** Lets a function from Request to Response answer one of node's requests. Of the body it gets at most `mostBytes` and one more. */
export async function answerWith(
  service: Service,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { mostBytes, everywhere }: { mostBytes: number; everywhere: HostHeaders },
): Promise<void> {
  // A Request cannot be made with these.
  if (/^(CONNECT|TRACE|TRACK)$/.test(incoming.method ?? '')) return void outgoing.writeHead(405).end()
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? await readBody(incoming, mostBytes) : null
  // The sender has hung up: there is nobody to answer.
  if (body === undefined) return
  const headers = new Headers()
  for (const name of passedOn) {
    const value = incoming.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const request = new Request(`http://localhost${pathOf(incoming)}`, {
    method: incoming.method ?? 'GET',
    headers,
    body,
  })
  const response = await service(request)
  const content = Buffer.from(await response.arrayBuffer())
  const merged = new Headers(everywhere)
  for (const [name, value] of response.headers) merged.set(name, value)
  if (response.status !== 204) merged.set('content-length', String(content.length))
  outgoing.writeHead(response.status, [...merged].flat())
  outgoing.end(incoming.method === 'HEAD' ? undefined : content)
}

export const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] as string

// A longer body is read to its end and thrown away before the answer, or the sender would never see the answer: closing
// a connection with unread bytes in it resets it. Beyond this nobody is honest any more.
const patience = 16 * 1024 * 1024

function readBody(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = () => done(Buffer.concat(chunks).subarray(0, mostBytes + 1))
    incoming.on('data', (chunk: Buffer) => {
      if (size <= mostBytes) chunks.push(chunk)
      size += chunk.length
      if (size <= patience) return
      incoming.removeAllListeners('data').resume()
      finish()
    })
    incoming.on('end', finish)
    incoming.on('error', () => done(undefined))
    incoming.on('close', () => done(undefined))
  })
}
