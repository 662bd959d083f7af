import type { SiteConfig } from '../../publish/configure.ts'
import type { Store } from '../store/store.ts'
import { type Answerer, forPeople, forPrograms } from './answers.ts'
import type { Limit } from './limit.ts'
import { type Place, placeOf } from './origins.ts'
import { readInquiry } from './read-inquiry.ts'

export const mostBytes = 256 * 1024

export type Desk = {
  site: Pick<SiteConfig, 'url' | 'brand' | 'email' | 'phone' | 'form'>
  store: Pick<Store, 'add'>
  limit: Limit
  guests: string[]
  now: () => Date
  /** Told after an inquiry is safe. */
  onStored: () => void
  onTrouble: (what: string, error: unknown) => void
}

/** Takes one inquiry. It is answered well only once it is stored. */
export async function collect(request: Request, sender: string, desk: Desk): Promise<Response> {
  const place = placeOf(request.headers, desk.site.url, desk.guests)
  const isPerson = request.headers.get('accept')?.includes('text/html') ?? false
  const home = place.kind === 'guest' ? place.origin : ''
  const answers = isPerson ? forPeople(home, desk.site) : forPrograms
  const response = await consider(request, sender, place, answers, desk)
  response.headers.append('vary', 'Origin')
  if (place.kind === 'guest') {
    response.headers.set('access-control-allow-origin', place.origin)
    // Whoever sends without cors cannot read the answer. The policy of every other answer makes it a network error, so
    // that the form keeps what was not taken; of this one it would make the form send again what was.
    if (response.ok) response.headers.set('cross-origin-resource-policy', 'cross-origin')
  }
  return response
}

async function consider(request: Request, sender: string, place: Place, answers: Answerer, desk: Desk) {
  if (place.kind === 'stranger') {
    return answers.refused(
      403,
      'Forms on other websites cannot send inquiries here. Please use the form on our own site.',
    )
  }
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') {
    return answers.refused(405, 'Inquiries can be sent to this address, not read from it.', { allow: 'POST, OPTIONS' })
  }
  const wait = desk.limit(sender)
  if (wait) {
    const sentence = `Too many inquiries came from your network. Please try again in ${wait === 1 ? 'a second' : `${wait} seconds`}.`
    return answers.refused(429, sentence, { 'retry-after': String(wait) })
  }
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '')) {
    return answers.refused(415, 'An inquiry must be sent as multipart/form-data.')
  }
  const form = await readForm(request)
  if (form === 'too large') return answers.refused(413, 'The inquiry is too long: at most 256 KB can be sent.')
  if (form === 'broken') return answers.refused(400, 'The inquiry arrived broken. Please send it again.')
  const reading = readInquiry(form, desk.site.form.entries, desk.now())
  if ('problem' in reading) return answers.refused(422, reading.problem)
  return keep(reading.inquiry, answers, desk)
}

async function keep(inquiry: Parameters<Store['add']>[0], answers: Answerer, desk: Desk) {
  try {
    await desk.store.add(inquiry)
  } catch (error) {
    desk.onTrouble(`Inquiry ${inquiry.id} could not be stored`, error)
    return answers.refused(503, 'Inquiries cannot be taken at this moment. Please try again in a minute.', {
      'retry-after': '30',
    })
  }
  desk.onStored()
  return answers.stored(inquiry.id)
}

async function readForm(request: Request): Promise<FormData | 'too large' | 'broken'> {
  if (Number(request.headers.get('content-length')) > mostBytes) return 'too large'
  try {
    // Node's own parser wants the whole body, which is small by now, and refuses anything that is not well-formed.
    return await request.formData()
  } catch {
    return 'broken'
  }
}

function preflight() {
  return new Response(null, {
    status: 204,
    headers: {
      allow: 'POST, OPTIONS',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    },
  })
}
