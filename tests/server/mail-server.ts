import type { TestContext } from 'node:test'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Mail = { from: string; to: string[]; text: string }

/** A real mail server that keeps what it accepts. */
export async function startMailServer(t: TestContext, options: SMTPServerOptions = {}, port = 0) {
  const mails: Mail[] = []
  let seen = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
        seen()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const address = server.server.address()
  const stop = () => new Promise<void>((done) => server.close(done))
  t.after(stop)
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mails,
    stop,
    /** Resolves when so many mails have come. */
    async received(count: number) {
      while (mails.length < count) await new Promise<void>((next) => (seen = next))
      return mails
    },
  }
}
