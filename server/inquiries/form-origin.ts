/** Where a form was filled in: on our own pages, on a website that may send here, or on one that may not. */
export type FormOrigin = { kind: 'own' } | { kind: 'guest'; origin: string } | { kind: 'stranger' }

export function formOriginOf(headers: Headers, siteUrl: string, guests: string[]): FormOrigin {
  const origin = headers.get('origin')
  // Programs and very old browsers name no origin. A page cannot leave it out.
  if (origin === null || headers.get('sec-fetch-site') === 'same-origin') return { kind: 'own' }
  if (guests.includes(origin)) return { kind: 'guest', origin }
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  const isOwn = host !== undefined && (host === headers.get('host') || host === new URL(siteUrl).host)
  return isOwn ? { kind: 'own' } : { kind: 'stranger' }
}
