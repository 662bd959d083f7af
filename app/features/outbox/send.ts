import { form } from '#config'
import { fields, sendingTime, traps } from '#protocol/form.ts'
import { isRefusal, type Refusal } from '#protocol/refusal.ts'
import type { Inquiry, OutboxEntry } from './inquiry.ts'
import { find, listOutbox, note, refresh, takeOut } from './outbox.ts'

// Nothing here needs a page: the service worker sends as well.

/** Under this name the browser is asked to wake the service worker when the network returns. */
export const syncTag = 'inquiries'

type Outcome =
  | { kind: 'gone' }
  | { kind: 'refused'; refusal: Refusal }
  /** `after` is how many ms the receiver asks to be left alone. */
  | { kind: 'later'; after?: number }

export type Attempt = Outcome | { kind: 'busy' }

/** Sends one inquiry from the outbox, and only when it has gone out deletes it there. Never rejects. */
export const sendOne = (id: string): Promise<Attempt> =>
  alone(id, () => sendStored(id).catch((): Outcome => ({ kind: 'later' })))

async function sendStored(id: string): Promise<Outcome> {
  const inquiry = await find(id)
  // Another tab has sent it since we looked.
  if (!inquiry) return { kind: 'gone' }
  const outcome = await post(inquiry)
  if (outcome.kind === 'gone') await takeOut(id)
  else await note(id, { tried: true, ...(outcome.kind === 'refused' && { refusal: outcome.refusal }) })
  return outcome
}

type Round = {
  /** How many will be tried again. */
  left: number
  /** How many ms the receiver asked to be left alone. */
  after: number
}

const mostFailures = 3
const isOpen = ({ refusal }: OutboxEntry) => !refusal

/** Tries each waiting inquiry once, but for those that were refused. */
export async function sendAll(): Promise<Round> {
  let failures = 0
  let after = 0
  for (const { id } of (await listOutbox()).filter(isOpen)) {
    const attempt = await sendOne(id)
    if (attempt.kind === 'gone') failures = 0
    if (attempt.kind === 'later') {
      failures++
      after = attempt.after ?? 0
    }
    // Nobody answers, or somebody asks for a break: the rest would fare no better.
    if (failures === mostFailures || after) break
  }
  // Another tab or the service worker may have been faster.
  await refresh()
  return { left: (await listOutbox()).filter(isOpen).length, after }
}

/** One attempt. Never rejects: whatever goes wrong on the way means later. */
async function post(inquiry: Inquiry): Promise<Outcome> {
  try {
    const request = requestFor(inquiry, form, globalThis.location.href)
    return await outcomeOf(await fetch(request), isOwn(request.url, globalThis.location.href))
  } catch {
    return { kind: 'later' }
  }
}

/** Whether an address is on our own origin, where answers can be read. */
const isOwn = (address: string | URL, home: string) => new URL(address, home).origin === new URL(home).origin

// All keepalive requests of a page share 64 KiB, and sending turns each line break into two bytes.
const mostKeptAlive = 32 * 1024

export function requestFor(inquiry: Inquiry, { endpoint, entries }: typeof form, home: string): Request {
  const address = new URL(endpoint, home)
  const parts = fields.map((field): [string, string] => [entries[field], inquiry[field]])
  if (entries.id) parts.push([entries.id, inquiry.id])
  // An outside service has no use for the traps, and gets one field per input.
  if (isOwn(address, home)) parts.push([traps.bait, inquiry.website], [traps.openFor, String(inquiry.opened)])

  const body = new FormData()
  for (const [entry, value] of parts) body.append(entry, value)
  return new Request(address, {
    method: 'POST',
    mode: 'no-cors',
    body,
    keepalive: new Blob(parts.flat()).size < mostKeptAlive,
    signal: AbortSignal.timeout(sendingTime),
  })
}

export async function outcomeOf(response: Response, own: boolean): Promise<Outcome> {
  // The answer of another origin is opaque: it says that the inquiry arrived, not what became of it.
  // Where our own should answer, it is somebody in between, such as the sign-in page of a hotel's network.
  if (response.type === 'opaque') return own ? { kind: 'later' } : { kind: 'gone' }
  if (response.ok) return { kind: 'gone' }
  const refusal = await response.json().catch(() => undefined)
  // Final is what our own collector says in its own words; a proxy's 403 or 413 may be gone tomorrow.
  if (isRefusal(refusal)) return { kind: 'refused', refusal }
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? { kind: 'later', after: seconds * 1000 } : { kind: 'later' }
}

const underWay = new Set<string>()

/** One tab at a time works on an inquiry; the others come back to it later. The work never rejects. */
async function alone(id: string, work: () => Promise<Outcome>): Promise<Attempt> {
  if (underWay.has(id)) return { kind: 'busy' }
  underWay.add(id)
  try {
    return await navigator.locks.request(
      `inquiry ${id}`,
      { ifAvailable: true },
      async (lock): Promise<Attempt> => (lock ? work() : { kind: 'busy' }),
    )
  } catch {
    // Without locks (no TLS, storage blocked) two tabs may send the same; the receiver knows it by its id.
    return await work()
  } finally {
    underWay.delete(id)
  }
}
