import type { SiteConfig } from '#config/variables.ts'
import type { RefusalPage } from '#protocol/refusal.ts'
import type { Inquiry, Store } from '../store/store.ts'
import { forPeople, forPrograms, type Replies } from './answers.ts'
import type { Limit } from './limit.ts'
import { readInquiry } from './read-inquiry.ts'

const mostKilobytes = 256
export const mostBytes = mostKilobytes * 1024
/** After so many seconds a store that failed may have recovered. */
const recovery = 30

export type Desk = {
  site: Pick<SiteConfig, 'url' | 'arabic' | 'email' | 'form'>
  refusalPages: Record<string, RefusalPage>
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
  const from = formOriginOf(request.headers, desk.site.url, desk.guests)
  const isPerson = request.headers.get('accept')?.includes('text/html') ?? false
  const home = from.kind === 'guest' ? from.origin : ''
  const language = new URL(request.url).searchParams.get('lang')
  const answers = isPerson ? forPeople({ home, language }, desk) : forPrograms
  const response = await consider(request, sender, from, answers, desk)
  response.headers.append('vary', 'Origin')
  if (from.kind === 'guest') {
    response.headers.set('access-control-allow-origin', from.origin)
    // The form there sends in no-cors mode. The policy of all other answers makes it see a network error and keep the
    // inquiry; the answer to one that is stored has to get through, or the form would send it again.
    if (response.ok) response.headers.set('cross-origin-resource-policy', 'cross-origin')
  }
  return response
}

async function consider(request: Request, sender: string, from: FormOrigin, answers: Replies, desk: Desk) {
  if (from.kind === 'stranger') return answers.refused(403, { error: 'other-website' })
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return answers.refused(405, { error: 'send-only' }, { allow: 'POST, OPTIONS' })
  const seconds = desk.limit(sender)
  if (seconds) return answers.refused(429, { error: 'too-many', seconds }, { 'retry-after': String(seconds) })
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? ''))
    return answers.refused(415, { error: 'not-our-form' })
  const form = await readForm(request)
  if (form === 'too large') return answers.refused(413, { error: 'too-large', kilobytes: mostKilobytes })
  if (form === 'broken') return answers.refused(400, { error: 'broken' })
  const reading = readInquiry(form, desk.site.form.entries, desk.now())
  if ('error' in reading) return answers.refused(422, reading)
  return storeAndAnswer(reading, answers, desk)
}

async function storeAndAnswer(inquiry: Inquiry, answers: Replies, desk: Desk) {
  try {
    await desk.store.add(inquiry)
  } catch (error) {
    desk.onTrouble(`Inquiry ${inquiry.id} could not be stored`, error)
    return answers.refused(503, { error: 'unavailable', seconds: recovery }, { 'retry-after': String(recovery) })
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

/** Where a form was filled in: on our own pages, on a website that may send here, or on one that may not. */
type FormOrigin = { kind: 'own' } | { kind: 'guest'; origin: string } | { kind: 'stranger' }

function formOriginOf(headers: Headers, siteUrl: string, guests: string[]): FormOrigin {
  const origin = headers.get('origin')
  // Programs and very old browsers name no origin. A page cannot leave it out.
  if (origin === null || headers.get('sec-fetch-site') === 'same-origin') return { kind: 'own' }
  if (guests.includes(origin)) return { kind: 'guest', origin }
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  const isOwn = host !== undefined && (host === headers.get('host') || host === new URL(siteUrl).host)
  return isOwn ? { kind: 'own' } : { kind: 'stranger' }
}
