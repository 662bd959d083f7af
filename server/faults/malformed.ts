import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { formType, openVisitor, written } from './visitor.ts'

export type MalformedResult = {
  requests: number
  seed: number
  statuses: Record<string, number>
  isAliveAfterwards: boolean
}

const atOnce = 20

/** Sends generated nonsense. Fails with the smallest example when one is answered 5xx or not at all. */
export async function sendNonsense(
  port: number,
  requests: number,
  seed: number,
  patience = 20_000,
): Promise<MalformedResult> {
  const statuses: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.array(nonsense, { minLength: atOnce, maxLength: atOnce }), async (bytes) => {
      for (const status of await Promise.all(bytes.map((each) => exchange(port, each, patience)))) {
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status === 'no answer' || status.startsWith('5')) throw new Error(`Answered with: ${status}`)
      }
    }),
    { numRuns: Math.ceil(requests / atOnce), seed, endOnFailure: false },
  )
  const visitor = openVisitor(port, 1)
  const isAliveAfterwards = (await visitor.send(`honest-after-${seed}`)) === 201
  visitor.leave()
  return { requests: Object.values(statuses).reduce((sum, count) => sum + count, 0), seed, statuses, isAliveAfterwards }
}

/** Writes the bytes, says that no more will come, and waits for what the server makes of it. */
async function exchange(port: number, bytes: Buffer, patience: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.end(bytes)
  const ended = Promise.race([once(socket, 'end'), once(socket, 'close')]).catch(() => {})
  const timer = new AbortController()
  const waited = new Promise<'late'>((late) => {
    const timeout = setTimeout(() => late('late'), patience)
    timer.signal.addEventListener('abort', () => clearTimeout(timeout))
  })
  const outcome = await Promise.race([ended, waited])
  timer.abort()
  socket.destroy()
  if (outcome === 'late') return 'no answer'
  return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed'
}

const honestBody = written('malformed').toString('latin1')

const method = fc.constantFrom(
  'POST',
  'POST',
  'POST',
  'POST',
  'GET',
  'PUT',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'BREW',
  '',
  'post',
)
const path = fc.constantFrom(
  '/inquiries',
  '/inquiries',
  '/inquiries',
  '/inquiries?x=%',
  '/',
  '/%',
  '/../..',
  '/healthz',
  '//',
  '*',
  '/inquiries#x',
)
const type = fc.oneof(
  fc.constantFrom(formType, formType, formType),
  fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'text/plain',
    'application/json',
    '',
  ),
  fc.string({ maxLength: 80 }).map((rest) => `multipart/form-data; boundary=${rest}`),
)
const text = fc.string({ unit: 'binary', maxLength: 300 })
const name = fc.oneof(
  fc.constantFrom('name', 'email', 'message', 'id', 'website', '__proto__', 'constructor', ''),
  text,
)

/** An honest body with some of it cut out, doubled or overwritten. */
const damaged = fc
  .array(
    fc.record({
      at: fc.nat(honestBody.length),
      cut: fc.nat(200),
      put: fc.string({ unit: 'binary-ascii', maxLength: 20 }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((wounds) =>
    wounds.reduce((body, { at, cut, put }) => body.slice(0, at) + put + body.slice(at + cut), honestBody),
  )

const parts = fc
  .array(
    fc.record({
      name,
      value: text,
      extra: fc.constantFrom('', '; filename="a.txt"', '; filename=', '\r\nContent-Type: text/html', '\r\nX: \0'),
    }),
    {
      maxLength: 40,
    },
  )
  .map((all) => {
    const boundary = formType.split('boundary=')[1]
    const lines = all.map(
      (part) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${part.extra}\r\n\r\n${part.value}\r\n`,
    )
    return `${lines.join('')}--${boundary}--\r\n`
  })

const body = fc.oneof(
  { weight: 4, arbitrary: damaged },
  { weight: 3, arbitrary: parts },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constant('x'.repeat(300_000)) },
)
const length = fc.constantFrom(
  'right',
  'right',
  'right',
  'right',
  'more',
  'less',
  'none',
  'chunked',
  'both',
  'nonsense',
)
const header = fc.constantFrom(
  '',
  'Origin: null\r\n',
  'Origin: \r\n',
  'Expect: 100-continue\r\n',
  'Transfer-Encoding: gzip\r\n',
  'Host: again\r\n',
  'X: \x01\r\n',
  'No colon\r\n',
  'Accept: text/html\r\n',
  'Connection: upgrade\r\nUpgrade: h2c\r\n',
  'Range: bytes=9-1\r\n',
)

const nonsense: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ method, path, type, body, length, header }).map((request) => {
      const bytes = Buffer.from(request.body)
      const start = `${request.method} ${request.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${request.type}\r\n${request.header}`
      return Buffer.concat([Buffer.from(`${start}${lengthHeader(request.length, bytes.length)}\r\n`, 'latin1'), bytes])
    }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 500 }).map((bytes) => Buffer.from(bytes)) },
)

function lengthHeader(kind: string, size: number) {
  const lengths: Record<string, string> = {
    right: `Content-Length: ${size}\r\n`,
    more: `Content-Length: ${size + 100}\r\n`,
    less: `Content-Length: ${size >> 1}\r\n`,
    chunked: 'Transfer-Encoding: chunked\r\n',
    both: `Content-Length: ${size}\r\nTransfer-Encoding: chunked\r\n`,
    nonsense: 'Content-Length: -1\r\n',
  }
  return lengths[kind] ?? ''
}
