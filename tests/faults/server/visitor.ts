import { connect } from 'node:net'

const boundary = 'a-boundary-that-no-inquiry-contains'
export const formType = `multipart/form-data; boundary=${boundary}`

export const honest = {
  name: 'Layla Haddad',
  company: 'Haddad Bakeries',
  email: 'layla@haddad.example',
  phone: '+971 4 000 0001',
  message:
    'Two pallets of almonds 23/25 and one of cashews W320, please. Delivered to Sharjah before the end of the month.',
}

/** An inquiry as a browser writes it on the wire. */
export function written(id: string) {
  const parts = Object.entries({ ...honest, website: '', opened: '42000', id }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

/**
 * Somebody with so many connections open at a time. Written on bare sockets: on a small machine node's own client would
 * take as much of the processor as the server it measures.
 */
export function openVisitor(port: number, connections: number) {
  const idle: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  const open = new Set<Line>()

  function take(): Promise<Line> | Line {
    const line = idle.pop() ?? (open.size < connections ? openLine(port) : undefined)
    if (!line) return new Promise((next) => waiting.push(next))
    open.add(line)
    return line
  }

  function giveBack(line: Line) {
    if (line.isClosed()) open.delete(line)
    const next = waiting.shift()
    if (!next) return void (line.isClosed() || idle.push(line))
    const other = line.isClosed() ? openLine(port) : line
    open.add(other)
    next(other)
  }

  return {
    /** Sends one inquiry; the status of the answer, or undefined when the connection broke. */
    async send(id: string): Promise<number | undefined> {
      const line = await take()
      const status = await line.ask(written(id))
      giveBack(line)
      return status
    },
    leave: () => {
      for (const line of open) line.hangUp()
    },
  }
}

type Line = ReturnType<typeof openLine>

function openLine(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let heard = ''
  let answer: (status: number | undefined) => void = () => {}
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    heard += chunk
    const end = heard.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(heard)?.[1] ?? 0)
    // Only the whole answer counts: that is when a browser forgets the inquiry.
    if (heard.length < end + 4 + length) return
    const status = Number(heard.slice(9, 12))
    heard = ''
    answer(status)
  })
  socket.on('error', () => {})
  socket.on('close', () => answer(undefined))
  return {
    ask: (body: Buffer) =>
      new Promise<number | undefined>((done) => {
        if (socket.destroyed) return done(undefined)
        answer = done
        const head = `POST /inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${formType}\r\nContent-Length: ${body.length}\r\n\r\n`
        socket.write(Buffer.concat([Buffer.from(head), body]))
      }),
    isClosed: () => socket.destroyed,
    hangUp: () => socket.destroy(),
  }
}
