import { prefixes } from '#config/paths.ts'
import type { SiteConfig } from '#config/variables.ts'
import { thanksAnchor } from '#protocol/form.ts'
import type { Refusal } from '#protocol/refusal.ts'
import { type RefusalPage, sentenceOf } from '#protocol/refusalPage.ts'
import type { Store } from '../store/store.ts'
import type { Limit } from './limit.ts'
import { readInquiry } from './read-inquiry.ts'

const mostKilobytes = 256
export const mostBytes = mostKilobytes * 1024
/** After so many seconds a store that failed may have recovered. */
const recovery = 30

export type Desk = {
  site: Pick<SiteConfig, 'url' | 'arabic' | 'email' | 'form'>
  /** By what the addresses of an edition begin with; none where the site has not been built on this machine. */
  refusalPages: Record<string, RefusalPage>
  store: Pick<Store, 'add'>
  limit: Limit
  /** Other websites whose forms may send here. */
  guests: string[]
  now: () => Date
  /** Told after an inquiry is safe. */
  onStored: () => void
  onTrouble: (what: string, error: unknown) => void
}

/** What became of an inquiry: stored under its id, or refused. */
type Verdict = { id: string } | { status: number; refusal: Refusal }

/** Takes one inquiry. It is answered well only once it is stored. */
export async function collect(request: Request, sender: string, desk: Desk): Promise<Response> {
  const home = homeOf(request.headers, desk)
  const isPreflight = request.method === 'OPTIONS' && home !== undefined
  const response = isPreflight
    ? preflight()
    : answer(await consider(request, sender, home, desk), request, home ?? '', desk)
  response.headers.set('cache-control', 'no-store')
  response.headers.append('vary', 'Origin')
  if (home) {
    response.headers.set('access-control-allow-origin', home)
    // The form there sends in no-cors mode. The policy of all other answers makes it see a network error and keep the
    // inquiry; the answer to one that is stored has to get through, or the form would send it again.
    if (response.ok) response.headers.set('cross-origin-resource-policy', 'cross-origin')
  }
  return response
}

/** The website a form was filled in on: empty for our own, undefined for one that may not send here. */
function homeOf(headers: Headers, { site, guests }: Desk): string | undefined {
  const origin = headers.get('origin')
  // Programs and very old browsers name no origin. A page cannot leave it out.
  if (origin === null || headers.get('sec-fetch-site') === 'same-origin') return ''
  if (guests.includes(origin)) return origin
  const host = URL.canParse(origin) && new URL(origin).host
  return host && (host === headers.get('host') || host === new URL(site.url).host) ? '' : undefined
}

const allowed = 'POST, OPTIONS'

function preflight() {
  const headers = {
    allow: allowed,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

async function consider(request: Request, sender: string, home: string | undefined, desk: Desk): Promise<Verdict> {
  if (home === undefined) return { status: 403, refusal: { error: 'other-website' } }
  if (request.method !== 'POST') return { status: 405, refusal: { error: 'send-only' } }
  const seconds = desk.limit(sender)
  if (seconds) return { status: 429, refusal: { error: 'too-many', seconds } }
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? ''))
    return { status: 415, refusal: { error: 'not-our-form' } }
  if (Number(request.headers.get('content-length')) > mostBytes)
    return { status: 413, refusal: { error: 'too-large', kilobytes: mostKilobytes } }
  // Node's own parser wants the whole body, which is small by now, and refuses anything that is not well-formed.
  const form = await request.formData().catch(() => undefined)
  if (!form) return { status: 400, refusal: { error: 'broken' } }
  const inquiry = readInquiry(form, desk.site.form.entries, desk.now())
  if ('error' in inquiry) return { status: 422, refusal: inquiry }
  try {
    await desk.store.add(inquiry)
  } catch (error) {
    desk.onTrouble(`Inquiry ${inquiry.id} could not be stored`, error)
    return { status: 503, refusal: { error: 'unavailable', seconds: recovery } }
  }
  desk.onStored()
  return inquiry
}

function answer(verdict: Verdict, request: Request, home: string, desk: Desk) {
  const isPerson = request.headers.get('accept')?.includes('text/html')
  const response = isPerson ? answerPerson(verdict, request, home, desk) : answerProgram(verdict)
  if (response.status === 405) response.headers.set('allow', allowed)
  if ('refusal' in verdict && 'seconds' in verdict.refusal)
    response.headers.set('retry-after', String(verdict.refusal.seconds))
  return response
}

/** To our own form with scripts, which has the words for a refusal itself. */
function answerProgram(verdict: Verdict) {
  if ('refusal' in verdict) return Response.json(verdict.refusal, { status: verdict.status })
  return Response.json({ id: verdict.id }, { status: 201 })
}

/** To a person whose browser has sent the form itself. */
function answerPerson(verdict: Verdict, { url }: Request, home: string, { site, refusalPages }: Desk) {
  const language = new URL(url).searchParams.get('lang')
  const prefix = prefixes.find((one) => site.arabic && one === `/${language}`) ?? ''
  if (!('refusal' in verdict)) {
    const location = `${home}${prefix}/contact#${thanksAnchor}`
    return new Response(null, { status: 303, headers: { location } })
  }
  const { status, refusal } = verdict
  const page = refusalPages[prefix]
  if (!page) return new Response(plainRefusal(site.email), { status })
  const html = page.html.replaceAll('{home}', encodeURI(home)).replace('{reason}', () => sentenceOf(refusal, page))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy }
  return new Response(html, { status, headers })
}

const plainRefusal = (email: string) =>
  `Your inquiry was not sent. Please go back, check what you have written and send it again, or write to ${email}.\n`
