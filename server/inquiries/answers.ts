import { prefixes } from '#config/paths.ts'
import type { SiteConfig } from '#config/variables.ts'
import { thanksAnchor } from '#protocol/form.ts'
import { type Refusal, type RefusalPage, sentenceOf } from '#protocol/refusal.ts'

export type Replies = {
  stored(id: string): Response
  refused(status: number, refusal: Refusal, headers?: Record<string, string>): Response
}

const noStore = { 'cache-control': 'no-store' }

/** To our own form with scripts, which has the words for a refusal itself. */
export const forPrograms: Replies = {
  stored: (id) => json(201, { id }),
  refused: (status, refusal, headers) => json(status, refusal, headers),
}

function json(status: number, content: unknown, headers: Record<string, string> = {}) {
  const about = { 'content-type': 'application/json; charset=utf-8' }
  return Response.json(content, { status, headers: { ...about, ...noStore, ...headers } })
}

type Form = {
  /** The website the form is on, empty for our own. */
  home: string
  language: string | null
}

type Words = {
  site: Pick<SiteConfig, 'arabic' | 'email'>
  /** By what the addresses of an edition begin with; none where the site has not been built on this machine. */
  refusalPages: Record<string, RefusalPage>
}

/** To a person whose browser has sent the form itself. */
export function forPeople({ home, language }: Form, { site, refusalPages }: Words): Replies {
  const prefix = prefixes.find((one) => site.arabic && one === `/${language}`) ?? ''
  const page = refusalPages[prefix]
  return {
    stored: () => {
      const location = `${home}${prefix}/contact#${thanksAnchor}`
      return new Response(null, { status: 303, headers: { location, ...noStore } })
    },
    refused: (status, refusal, headers = {}) => {
      if (!page) return new Response(plainRefusal(site.email), { status, headers: { ...noStore, ...headers } })
      const html = page.html.replaceAll('{home}', encodeURI(home)).replace('{reason}', () => sentenceOf(refusal, page))
      const about = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': page.policy }
      return new Response(html, { status, headers: { ...about, ...noStore, ...headers } })
    },
  }
}

const plainRefusal = (email: string) =>
  `Your inquiry was not sent. Please go back, check what you have written and send it again, or write to ${email}.\n`
