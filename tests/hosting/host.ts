import { type IncomingHttpHeaders, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { createServer } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A place where the built site is served, whatever serves it. */
export type Host = {
  origin: string
  ask: (path: string, headers?: Record<string, string>, method?: string, body?: Buffer) => Promise<Answer>
  stop: () => Promise<unknown>
}

/** Asks as it is written: nothing is followed, tidied up or unpacked, unlike with fetch. */
export function asking(origin: string, certificate?: string): Host['ask'] {
  return (path, headers = {}, method = 'GET', body) =>
    new Promise((done, failed) => {
      const { protocol, hostname, port } = new URL(origin)
      const send = protocol === 'https:' ? secure : plain
      const trusted = certificate ? { ca: certificate } : {}
      const options = { hostname, port, path, headers, method, agent: false as const, ...trusted }
      const request = send(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      request.on('error', failed)
      request.end(body)
    })
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Waits until something answers. */
export async function answering(ask: Host['ask'], within: number, isOver = () => false) {
  const end = performance.now() + within
  while (performance.now() < end && !isOver()) {
    const answer = await ask('/robots.txt').catch(() => undefined)
    if (answer) return true
    await new Promise((next) => setTimeout(next, 50))
  }
  return false
}
