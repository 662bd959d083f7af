import { connect, type Socket } from 'node:net'
import { formType, openVisitor, written } from './visitor.ts'

export type SlowResult = {
  slow: number
  answered: number
  medianMs: number
  slowestMs: number
  /** Slow senders the server has hung up on; undefined when that was not waited for. */
  cutOff: number | undefined
}

/** Holds many connections open with requests that never get finished, and times honest ones meanwhile. */
export async function holdSlowSockets(
  port: number,
  slow: number,
  honest: number,
  waitForTheCut: boolean,
): Promise<SlowResult> {
  const sockets = await Promise.all(Array.from({ length: slow }, (_, index) => openSlowly(port, index)))
  const closed = sockets.map((socket) => new Promise<void>((done) => socket.once('close', () => done())))
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, 500)

  const visitor = openVisitor(port, 1)
  const times: number[] = []
  for (let turn = 0; turn < honest; turn += 1) {
    const start = performance.now()
    if ((await visitor.send(`honest-${turn}-of-${process.pid}`)) === 201) times.push(performance.now() - start)
  }
  visitor.leave()
  if (waitForTheCut) await Promise.all(closed)
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  times.sort((one, other) => one - other)
  return {
    slow,
    answered: times.length,
    medianMs: times[times.length >> 1] ?? Number.NaN,
    slowestMs: times.at(-1) ?? Number.NaN,
    cutOff: waitForTheCut ? sockets.length : undefined,
  }
}

/** One half dawdles in the headers, the other half in the body. */
function openSlowly(port: number, index: number) {
  const body = written('never')
  const start = `POST /inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${formType}\r\n`
  const beginning = index % 2 ? `${start}X-Slow: ` : `${start}Content-Length: ${body.length + 10_000}\r\n\r\n${body}`
  return new Promise<Socket>((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning, () => done(socket)))
    socket.once('error', failed)
    socket.on('error', () => {})
  })
}
