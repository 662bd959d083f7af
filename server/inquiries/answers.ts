import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../publish/configure.ts'

export type Answerer = {
  stored(id: string): Response
  refused(status: number, sentence: string, headers?: Record<string, string>): Response
}

/** For a program, that is our own form with scripts. */
export const forPrograms: Answerer = {
  stored: (id) => json(201, { id }),
  refused: (status, sentence, headers) => json(status, { error: sentence }, headers),
}

/** For a person whose browser has sent the form itself. `home` is the website the form is on, empty for our own. */
export const forPeople = (home: string, site: Pick<SiteConfig, 'brand' | 'email' | 'phone'>): Answerer => ({
  stored: () =>
    new Response(null, {
      status: 303,
      headers: { location: `${home}/contact#thank-you`, 'cache-control': 'no-store' },
    }),
  refused: (status, sentence, headers = {}) =>
    new Response(page(`${home}/contact`, sentence, site), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
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

const style = `
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; background: #faf6ef; color: #1c1a17;
    font: 1.125rem/1.6 'Instrument Sans Variable', system-ui, sans-serif }
  main { max-width: 36rem; margin-inline: auto; padding: 2rem; border-inline-start: 4px solid #d98a0b }
  h1 { margin: 0 0 1rem; font: 500 2.25rem/1.15 'Fraunces Variable', Georgia, serif }
  a { color: #12372e; text-underline-offset: .2em }
  a:focus-visible { outline: 3px solid #d98a0b; outline-offset: 3px }
  .back { display: inline-block; margin-block-start: .5rem; padding: .7rem 1.4rem; background: #12372e; color: #faf6ef; text-decoration: none }
`
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

function page(
  contact: string,
  sentence: string,
  { brand, email, phone }: Pick<SiteConfig, 'brand' | 'email' | 'phone'>,
) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your inquiry was not sent – ${html(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Your inquiry was not sent</h1>
<p>${html(sentence)}</p>
<p>Go back with your browser’s Back button: what you have written is still in the form.
Or write to <a href="mailto:${html(email)}">${html(email)}</a>, or call <a href="tel:${html(phone.replace(/ /g, ''))}">${html(phone)}</a>.</p>
<p><a class="back" href="${html(contact)}">To the contact page</a></p>
</main>
</body>
</html>
`
}

const html = (words: string) => words.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
