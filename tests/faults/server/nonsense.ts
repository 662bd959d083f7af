import fc from 'fast-check'
import { formType, written } from './visitor.ts'

/** The right value most of the time, so that a request gets far enough in to be wrong somewhere else. */
const mostly = (right: string, ...wrong: string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) })

const method = mostly('POST', 'GET', 'PUT', 'OPTIONS', 'TRACE', 'PATCH', 'BREW', '', 'post')
const path = mostly('/inquiries', '/inquiries?x=%', '/', '/%', '/../..', '/healthz', '//', '*', '/inquiries#x')
const length = mostly('right', 'more', 'less', 'none', 'chunked', 'both', 'negative')
const header = mostly(
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
const type = fc.oneof(
  {
    weight: 9,
    arbitrary: mostly(
      formType,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      'text/plain',
      '',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 80 }).map((rest) => `multipart/form-data; boundary=${rest}`) },
)

const text = fc.string({ unit: 'binary', maxLength: 300 })
const name = fc.oneof(
  fc.constantFrom('name', 'company', 'email', 'message', 'id', 'website', 'opened', '__proto__', 'constructor', ''),
  text,
)
const extra = mostly('', '; filename="a.txt"', '; filename=', '\r\nContent-Type: text/html', '\r\nX: \0', '; name="x"')

const honest = written('malformed').toString('latin1')

/** An honest form with some of it cut out or overwritten. */
const damaged = fc
  .array(
    fc.record({
      at: fc.nat(honest.length),
      cut: fc.nat(100),
      put: fc.string({ unit: 'binary-ascii', maxLength: 20 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((wounds) => wounds.reduce((body, { at, cut, put }) => body.slice(0, at) + put + body.slice(at + cut), honest))

/** A well-formed form with fields nobody asked for. */
const strange = fc.array(fc.record({ name, extra, value: text }), { maxLength: 40 }).map((parts) => {
  const boundary = formType.split('boundary=')[1]
  const lines = parts.map(
    (part) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${part.extra}\r\n\r\n${part.value}\r\n`,
  )
  return `${lines.join('')}--${boundary}--\r\n`
})

/** The honest form with one value replaced, which is all that stands between it and being accepted. */
const almost = fc
  .tuple(fc.constantFrom('Layla Haddad', 'layla@haddad.example', 'malformed', '42000'), text)
  .map(([word, other]) => honest.replace(word, () => other))

const body = fc.oneof(
  { weight: 4, arbitrary: damaged },
  { weight: 4, arbitrary: strange },
  { weight: 4, arbitrary: almost },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.nat(400_000).map((size) => 'x'.repeat(size)) },
)

/** The bytes of a request that is wrong in one way or many. */
export const nonsense: fc.Arbitrary<Buffer> = fc.oneof(
  {
    weight: 19,
    arbitrary: fc.record({ method, path, type, body, length, header }).map((request) => {
      const bytes = Buffer.from(request.body)
      const start = `${request.method} ${request.path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`
      const headers = `Content-Type: ${request.type}\r\n${request.header}${lengthHeader(request.length, bytes.length)}`
      return Buffer.concat([Buffer.from(`${start}${headers}\r\n`, 'latin1'), bytes])
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
    negative: 'Content-Length: -1\r\n',
  }
  return lengths[kind] ?? ''
}
