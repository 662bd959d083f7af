import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Headers as HostHeaders } from './site/host-headers.ts'

type Service = (request: Request) => Promise<Response>

const passedOn = ['accept', 'content-type', 'content-length', 'host', 'origin', 'sec-fetch-site'] as const

/** Lets a function from Request to Response answer one of node's requests. At most `mostBytes` and one of the body are read. */
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
  // What is left of a body that was too long is read and thrown away: cutting it off would lose the answer.
  incoming.resume()
}

export const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] as string

function readBody(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes) return Promise.resolve(Buffer.alloc(0))
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= mostBytes) return
      incoming.pause().removeAllListeners('data')
      done(Buffer.concat(chunks).subarray(0, mostBytes + 1))
    })
    incoming.on('end', () => done(Buffer.concat(chunks)))
    incoming.on('error', () => done(undefined))
    incoming.on('close', () => done(undefined))
  })
}
