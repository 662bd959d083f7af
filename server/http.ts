import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { sendingTime } from '#protocol/form.ts'

/** An HTTP server that gives slow senders a fair time and no more. */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: 10_000,
      // The browser gives up first, so that an inquiry over a slow line is not cut off while it is still coming.
      requestTimeout: sendingTime + 5_000,
      // Longer than the minute most proxies keep a connection, so that they close it and not we, mid-request.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      noDelay: true,
    },
    listener,
  )
}

export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(new Error(explain(error, port, host))))
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined) {
  if (error.code === 'EADDRINUSE') {
    const next = port === 3000 ? 3001 : 3000
    return `Port ${port} is taken by another program. Stop that one, or choose another port, such as PORT=${next} in the file .env.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023, such as PORT=3000 in the file .env.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`
  return `The server could not start at port ${port}: ${error.message}`
}

/** Lets running requests finish; what still hangs after the grace is cut. */
export async function drain(server: Server, grace = 10_000): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  // A connection that has just had its answer is kept open for the next request, which is not wanted any more.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

export const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] as string
