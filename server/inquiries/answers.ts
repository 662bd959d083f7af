import type { Refusal } from '#app/features/inquiry/refusal.ts'
import type { SiteConfig } from '#config/variables.ts'
import { refusalPage, refusalPolicy, thanksAddress } from './refusal-page.ts'

export type Answerer = {
  stored(id: string): Response
  refused(status: number, refusal: Refusal, headers?: Record<string, string>): Response
}

/** For a program, that is our own form with scripts. It has the words for a refusal itself. */
export const forPrograms: Answerer = {
  stored: (id) => json(201, { id }),
  refused: (status, refusal, headers) => json(status, refusal, headers),
}

type Site = Pick<SiteConfig, 'brand' | 'email' | 'phone'>

/**
 * For a person whose browser has sent the form itself. `home` is the website the form is on, empty for our own. The
 * language is that of the form.
 */
export const forPeople = (home: string, site: Site, language: string | null): Answerer => ({
  stored: () =>
    new Response(null, {
      status: 303,
      headers: { location: thanksAddress(home, language), 'cache-control': 'no-store' },
    }),
  refused: (status, refusal, headers = {}) =>
    new Response(refusalPage(home, refusal, site, language), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': refusalPolicy,
        ...headers,
      },
    }),
})

function json(status: number, content: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(content), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
