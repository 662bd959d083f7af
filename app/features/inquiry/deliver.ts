import { site } from '#config'
import { sendingTime, traps } from './formNames.ts'
import { fields, type Inquiry } from './inquiry.ts'
import { isOwn } from './isOwn.ts'
import type { Refusal } from './refusal.ts'

/** Somebody in between, such as a proxy, refuses without a reason that we know. */
export type Reason = Refusal | { error: 'unknown' }

export type Outcome =
  | { kind: 'gone' }
  | { kind: 'refused'; refusal: Reason }
  /** `after` is how many ms the receiver asks to be left alone. */
  | { kind: 'later'; after?: number }

// All keepalive requests of a page share 64 KiB, and sending turns each line break into two bytes.
const mostKeptAlive = 32 * 1024

/** One attempt. Never rejects: whatever goes wrong on the way means later. */
export async function deliver(inquiry: Inquiry): Promise<Outcome> {
  try {
    const request = requestFor(inquiry, site.form, globalThis.location.href)
    return await outcomeOf(await fetch(request), isOwn(request.url, globalThis.location.href))
  } catch {
    return { kind: 'later' }
  }
}

export function requestFor(inquiry: Inquiry, { endpoint, entries }: typeof site.form, home: string): Request {
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
  const { status, headers } = response
  if (status < 400 || status >= 500 || [408, 425, 429].includes(status)) {
    const seconds = Number(headers.get('retry-after'))
    return seconds > 0 ? { kind: 'later', after: seconds * 1000 } : { kind: 'later' }
  }
  return { kind: 'refused', refusal: await refusalOf(response) }
}

async function refusalOf(response: Response): Promise<Reason> {
  const answer = await response.json().catch(() => undefined)
  return typeof answer?.error === 'string' ? answer : { error: 'unknown' }
}
