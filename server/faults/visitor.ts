import { Agent, request } from 'node:http'

const boundary = 'a-boundary-that-no-inquiry-contains'
export const formType = `multipart/form-data; boundary=${boundary}`

const honest = {
  name: 'Layla Haddad',
  company: 'Haddad Bakeries',
  email: 'layla@haddad.example',
  phone: '+971 4 000 0001',
  message:
    'Two pallets of almonds 23/25 and one of cashews W320, please. Delivered to Sharjah before the end of the month.',
  website: '',
  opened: '42000',
}

/** An inquiry as a browser writes it on the wire. */
export function written(id: string) {
  const parts = Object.entries({ ...honest, id }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

/** Somebody with so many connections open at a time. */
export function openVisitor(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    /** Sends one inquiry; the status of the answer, or undefined when the connection broke. */
    send: (id: string) =>
      new Promise<number | undefined>((done) => {
        const body = written(id)
        const headers = { 'content-type': formType, 'content-length': body.length }
        const sending = request(
          { port, host: '127.0.0.1', path: '/inquiries', method: 'POST', headers, agent },
          (answer) => {
            answer.resume()
            // Only the whole answer counts: that is when a browser forgets the inquiry.
            answer.on('close', () => done(answer.complete ? answer.statusCode : undefined))
          },
        )
        sending.on('error', () => done(undefined))
        sending.end(body)
      }),
    leave: () => agent.destroy(),
  }
}
