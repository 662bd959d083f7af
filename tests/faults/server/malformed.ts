import { connect } from 'node:net'
import fc from 'fast-check'
import { nonsense } from './nonsense.ts'
import { openVisitor } from './visitor.ts'

export type MalformedResult = {
  requests: number
  seed: number
  statuses: Record<string, number>
  isAliveAfterwards: boolean
}

const atOnce = 20

/** Sends generated nonsense. Fails with the request when one is answered 5xx or not at all. */
export async function sendNonsense(
  port: number,
  requests: number,
  seed: number,
  answeredWithin = 20_000,
): Promise<MalformedResult> {
  const statuses: Record<string, number> = {}
  const sendOne = async (bytes: Buffer) => {
    const status = await exchange(port, bytes, answeredWithin)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status !== 'no answer' && !status.startsWith('5')) return
    throw new Error(`${status}, with seed ${seed}, for ${JSON.stringify(bytes.toString('latin1').slice(0, 2000))}`)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(nonsense, { minLength: atOnce, maxLength: atOnce }), async (all) => {
      await Promise.all(all.map(sendOne))
    }),
    // To shrink twenty requests takes minutes; the one that failed says enough.
    { numRuns: Math.ceil(requests / atOnce), seed, endOnFailure: true },
  )
  const visitor = openVisitor(port, 1)
  const isAliveAfterwards = (await visitor.send(`honest-after-${seed}`)) === 201
  visitor.leave()
  return { requests: Object.values(statuses).reduce((sum, count) => sum + count, 0), seed, statuses, isAliveAfterwards }
}

/** Writes the bytes and waits for what the server makes of them; without an answer it says that no more will come. */
function exchange(port: number, bytes: Buffer, answeredWithin: number): Promise<string> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    const hesitation = setTimeout(() => socket.end(), 500)
    const late = setTimeout(() => finish('no answer'), answeredWithin)
    function finish(outcome: string) {
      clearTimeout(hesitation)
      clearTimeout(late)
      socket.destroy()
      done(outcome)
    }
    // "100 Continue" is a promise of an answer, not one.
    const statusOf = () => /^HTTP\/1\.1 ((?!100)\d{3})/m.exec(answer)?.[1] ?? 'closed'
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('end', () => finish(statusOf()))
    socket.on('close', () => finish(statusOf()))
    socket.write(bytes)
  })
}
