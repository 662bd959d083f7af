import { createHash } from 'node:crypto'
import { sources } from '#app/content/editions.ts'
import type { Source } from '#app/content/source.ts'
import { thanksAnchor } from '#app/features/inquiry/formNames.ts'
import { type Refusal, sentenceOf } from '#app/features/inquiry/refusal.ts'
import { piecesOf } from '#app/lib/bidi.ts'
import { colors } from '#app/styles/colors.ts'
import type { SiteConfig } from '#config/variables.ts'

const editionIn = (language: string | null) =>
  sources.find((source) => source.language === language) ?? (sources[0] as Source)
const contactPath = '/contact'

const style = `
  body { margin: 0; min-height: 100vh; display: grid; align-content: center; background: ${colors.paper}; color: ${colors.ink};
    font: 1.125rem/1.6 'Instrument Sans', system-ui, sans-serif }
  main { max-width: 36rem; margin-inline: auto; padding: 2rem; border-inline-start: 4px solid ${colors.saffron} }
  h1 { margin: 0 0 1rem; font: 500 2.25rem/1.15 Fraunces, Georgia, serif }
  a { color: ${colors.quay}; text-underline-offset: .2em }
  a:focus-visible { outline: 3px solid ${colors.saffron}; outline-offset: 3px }
  .back { display: inline-block; margin-block-start: .5rem; padding: .7rem 1.4rem; background: ${colors.quay}; color: ${colors.paper}; text-decoration: none }
`

/** Lets the page have its style and nothing else. */
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const thanksAddress = (home: string, language: string | null) =>
  `${home}${editionIn(language).prefix}${contactPath}#${thanksAnchor}`

/** What somebody reads whose browser has sent the form without scripts, and whose inquiry was not taken. */
export function refusalPage(
  home: string,
  refusal: Refusal,
  { brand, email, phone }: Pick<SiteConfig, 'brand' | 'email' | 'phone'>,
  form: string | null,
) {
  const { language, dir, prefix, words } = editionIn(form)
  const { refusals, contact } = words
  const reason = sentenceOf(refusal, { reasons: refusals.reasons, labels: contact.form.labels, language })
  const ways: Record<string, string> = {
    email: `<a href="mailto:${html(email)}"><bdi dir="ltr">${html(email)}</bdi></a>`,
    phone: `<a href="tel:${html(phone.replace(/ /g, ''))}"><bdi dir="ltr">${html(phone.replaceAll(' ', '\u00a0'))}</bdi></a>`,
  }
  /** Latin letters and figures keep their direction, as on every page. */
  const text = (words: string) =>
    piecesOf(words, dir)
      .map((piece, nth) => (nth % 2 ? `<bdi dir="ltr">${html(piece)}</bdi>` : html(piece)))
      .join('')
  const otherWays = refusals.otherWays
    .split(/\{(\w+)\}/)
    .map((piece, nth) => (nth % 2 ? ways[piece] : text(piece)))
    .join('')
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(refusals.title)} – ${html(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(refusals.title)}</h1>
<p>${text(reason)}</p>
<p>${text(refusals.goBack)} ${otherWays}</p>
<p><a class="back" href="${html(home + prefix + contactPath)}">${html(refusals.contactPage)}</a></p>
</main>
</body>
</html>
`
}

const html = (words: string) => words.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
