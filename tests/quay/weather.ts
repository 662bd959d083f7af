import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One inquiry on its way from the browser to the collector, and everything that can befall it. */
type Crossing = {
  /** The how-manieth this is, from 1. */
  number: number
  /** What the browser has sent. */
  body: string
  /** Arrives, and the answer comes back. */
  pass: () => Promise<void>
  /** Arrives, but the answer is lost on the way back. */
  arrive: () => Promise<void>
  /** The connection breaks. */
  sink: () => void
  answer: (status: number, headers?: Record<string, string>, body?: unknown) => void
}

export type Weather = (crossing: Crossing) => void | Promise<void>

export const fair: Weather = ({ pass }) => pass()
/** Nobody gets through, and nobody is told why. */
export const storm: Weather = ({ sink }) => sink()
/** The inquiry arrives, then the connection is reset. */
export const reset: Weather = async ({ arrive, sink }) => {
  await arrive()
  sink()
}
/** Every second answer is a failure, and every second of those comes after the inquiry was stored. */
export const fickle: Weather = async ({ number, pass, arrive, answer }) => {
  if (number % 2 === 0) return pass()
  if (number % 4 === 1) await arrive()
  answer(503)
}
/** Every second attempt goes wrong, each time in another way. */
export const foul: Weather = (crossing) => {
  const ways = [reset, fair, storm, fair, ({ answer }) => answer(503), fair] satisfies Weather[]
  return ways[crossing.number % ways.length]?.(crossing)
}

/** Stands between the browser and the server; pages pass, unless they are to be lost, and inquiries meet the weather. */
export async function startWeather(serverPort: number) {
  const open = new Set<ServerResponse>()
  const state = { weather: fair, crossings: 0, lost: undefined as RegExp | undefined }

  const proxy = createServer(async (incoming, outgoing) => {
    open.add(outgoing)
    outgoing.on('close', () => open.delete(outgoing))
    const body = await read(incoming)
    const forward = () => ask(serverPort, incoming, body)
    if (state.lost?.test(incoming.url ?? '')) return void outgoing.writeHead(404).end()
    if (incoming.method !== 'POST') return void (await hand(forward(), outgoing))

    state.crossings += 1
    await state.weather({
      number: state.crossings,
      body: body.toString(),
      pass: () => hand(forward(), outgoing),
      arrive: async () => void (await forward()),
      sink: () => outgoing.socket?.resetAndDestroy(),
      answer: (status, headers, body) => void outgoing.writeHead(status, headers).end(body && JSON.stringify(body)),
    })
  })
  const listen = (port: number) => once(proxy.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = proxy.address() as AddressInfo
  return {
    port,
    state,
    resume: () => listen(port),
    stop: async () => {
      for (const outgoing of open) outgoing.destroy()
      proxy.closeAllConnections()
      await new Promise((done) => proxy.close(done))
    },
  }
}

type Answer = { incoming: IncomingMessage; body: Buffer }

async function hand(answer: Promise<Answer>, outgoing: ServerResponse) {
  try {
    const { incoming, body } = await answer
    outgoing.writeHead(incoming.statusCode ?? 502, incoming.headers).end(body)
  } catch {
    outgoing.destroy()
  }
}

function ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((done, failed) => {
    const options = { host: '127.0.0.1', port, method, path: url, headers, agent: false }
    const asked = request(options, async (incoming) => done({ incoming, body: await read(incoming) }))
    asked.on('error', failed).end(body)
  })
}

async function read(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk)
  } catch {
    // The browser has hung up.
  }
  return Buffer.concat(chunks)
}
