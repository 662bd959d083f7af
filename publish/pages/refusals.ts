import { createHash } from 'node:crypto'
import type { SiteConfig } from '#config/variables.ts'
import type { RefusalPage } from '#protocol/refusalPage.ts'
import type { Source } from '../../app/i18n/source.ts'
import { splitRuns } from '../../app/lib/bidi.ts'
import { colors } from '../../app/styles/colors.ts'

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
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Company = Pick<SiteConfig, 'brand' | 'email' | 'phone'>

/** The page for each edition that a form sent without scripts gets from the collector when it is not taken. */
export const refusalPages = (sources: readonly Source[], company: Company): Record<string, RefusalPage> =>
  Object.fromEntries(sources.map((source) => [source.prefix, refusalPage(source, company)]))

function refusalPage({ language, dir, prefix, words }: Source, { brand, email, phone }: Company): RefusalPage {
  const { refusals, contact } = words
  const run = (text: string) => `<bdi dir="ltr">${escaped(text)}</bdi>`
  /** Latin letters and figures keep their direction, as on every page. */
  const isolated = (text: string) =>
    splitRuns(text, dir)
      .map((piece, nth) => (nth % 2 ? run(piece) : escaped(piece)))
      .join('')
  /** {Words in braces} are left for `fill`. */
  const html = (text: string, fill = (name: string) => `{${name}}`) =>
    text
      .split(/\{(\w+)\}/)
      .map((piece, nth) => (nth % 2 ? fill(piece) : isolated(piece)))
      .join('')
  const inHtml = <Key extends string>(texts: Record<Key, string>) =>
    Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, html(text)])) as Record<Key, string>
  const ways: Record<string, string> = {
    email: `<a href="mailto:${escaped(email)}">${run(email)}</a>`,
    phone: `<a href="tel:${phone.replaceAll(' ', '')}">${run(phone.replaceAll(' ', '\u00a0'))}</a>`,
  }
  return {
    language,
    reasons: inHtml(refusals.reasons),
    labels: inHtml(contact.form.labels),
    policy,
    html: `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(refusals.title)} – ${escaped(brand)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${html(refusals.title)}</h1>
<p>{reason}</p>
<p>${html(refusals.goBack)} ${html(refusals.otherWays, (name) => ways[name] ?? '')}</p>
<p><a class="back" href="{home}${prefix}/contact">${html(refusals.contactPage)}</a></p>
</main>
</body>
</html>
`,
  }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
