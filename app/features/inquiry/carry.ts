import { deliver, type Outcome } from './deliver.ts'
import { find, listOutbox, note, type OutboxEntry, takeOut, tell } from './outbox.ts'

// Nothing here needs a page: the service worker carries as well (app/features/offline/worker/).

/** Under this name the browser is asked to wake the service worker when the network returns. */
export const syncTag = 'inquiries'

/** Sends one inquiry from the outbox, and only when it has gone out deletes it there. */
export function carry(id: string): Promise<Trip> {
  return alone(id, async () => {
    const inquiry = await find(id)
    // Another tab has delivered it since we looked.
    if (!inquiry) return { kind: 'gone' }
    const outcome = await deliver(inquiry)
    if (outcome.kind === 'gone') await takeOut(id)
    else await note(id, { tried: true, ...(outcome.kind === 'refused' && { refusal: outcome.refusal }) })
    return outcome
  })
}

type Trip = Outcome | { kind: 'busy' }

type Round = {
  /** How many will be tried again. */
  left: number
  /** How many ms the receiver asked to be left alone. */
  after: number
}

const mostFailures = 3
const isRefused = ({ refusal }: OutboxEntry) => refusal !== undefined

/** Tries each waiting inquiry once, but for those that were refused. */
export async function carryAll(): Promise<Round> {
  let failures = 0
  let after = 0
  for (const inquiry of await listOutbox()) {
    if (isRefused(inquiry)) continue
    const trip = await carry(inquiry.id)
    if (trip.kind === 'gone') failures = 0
    if (trip.kind === 'later') {
      failures++
      after = trip.after ?? 0
    }
    // Nobody answers, or somebody asks for a break: the rest would fare no better.
    if (failures === mostFailures || after) break
  }
  const all = await listOutbox()
  // Another tab or the service worker may have been faster.
  if (all.length === 0) tell()
  const left = all.filter((inquiry) => !isRefused(inquiry))
  return { left: left.length, after }
}

const underWay = new Set<string>()

/** One tab at a time works on an inquiry; the others come back to it later. */
async function alone(id: string, work: () => Promise<Outcome>): Promise<Trip> {
  if (underWay.has(id)) return { kind: 'busy' }
  underWay.add(id)
  try {
    return await locked(`inquiry ${id}`, work)
  } finally {
    underWay.delete(id)
  }
}

async function locked(name: string, work: () => Promise<Outcome>): Promise<Trip> {
  let isAnswered = false
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async (lock): Promise<Trip> => {
      isAnswered = true
      return lock ? work() : { kind: 'busy' }
    })
  } catch (error) {
    if (isAnswered) throw error
    // Without locks (no TLS, storage blocked) two tabs may send the same; the receiver knows it by its id.
    return work()
  }
}
