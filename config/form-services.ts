/**
 * Addresses of public form services that look right and record nothing: the browser cannot read the answer of another
 * origin, so whatever is sent there is lost without a sign. Each ends in a sentence, with the right address where it is known.
 */

type Entries = Readonly<Record<string, string>>

const ofGoogle = /^(docs|drive|forms|www)\.google\.com$/
const shortLinks =
  /^(forms\.gle|goo\.gl|g\.co|bit\.ly|tinyurl\.com|t\.co|t\.ly|is\.gd|ow\.ly|rb\.gy|cutt\.ly|rebrand\.ly|shorturl\.at|lnkd\.in)$/

/** Services that show a form of their own and take none from another website. */
const closed: [host: RegExp, name: string][] = [
  [/^forms\.(office|microsoft|cloud\.microsoft)(\.com)?$|^forms\.office365\.com$/, 'Microsoft Forms'],
  [/(^|\.)typeform\.com$/, 'Typeform'],
  [/(^|\.)tally\.so$/, 'Tally'],
  [/^(form|www|eu)\.jotform\.com$/, 'Jotform'],
  [/(^|\.)surveymonkey\.com$/, 'SurveyMonkey'],
  [/^(www\.)?airtable\.com$/, 'Airtable'],
]

const copy =
  'Open the form as a visitor sees it, copy its address, and put formResponse in the place of viewform and all that follows'
const example = 'https://docs.google.com/forms/d/e/…/formResponse'

/** What is wrong with where the form sends to, as the rest of a sentence that begins with its name. */
export function recordsNothing(endpoint: string): string | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const { origin, pathname } = new URL(endpoint)
  const hostname = new URL(endpoint).hostname.replace(/\.$/, '')
  if (shortLinks.test(hostname)) return `is a short link, which records nothing. ${copy}: ${example}`
  if (ofGoogle.test(hostname)) return wrongAtGoogle(origin, pathname)
  const dashboard = /^(www\.)?formspree\.io$/.test(hostname) && pathname.match(/^\/forms\/(\w+)/)?.[1]
  if (dashboard)
    return `is a page for you, which records nothing. The form's own address is https://formspree.io/f/${dashboard}`
  const [, service] = closed.find(([host]) => host.test(hostname)) ?? []
  return service && `is a page of ${service}, which takes no inquiries from another website, so all would be lost`
}

function wrongAtGoogle(origin: string, path: string) {
  const [, isPublic, id, rest = ''] = path.match(/\/forms\/(?:u\/\d+\/)?d\/(e\/)?([\w-]{3,})(\/.*)?$/) ?? []
  if (!id) return `is no Google Form, so all would be lost. ${copy}: ${example}`
  const right = `https://docs.google.com/forms/d/${isPublic ?? ''}${id}/formResponse`
  if (origin + path === right) return undefined
  if (isPublic || rest === '/formResponse') return `records nothing there. Write ${right}`
  return `is where you edit the form, which records nothing. ${copy}: ${example}`
}

/** Inputs that a Google Form would not know, as the names of their entries; it drops them without a word. */
export function unknownToGoogle(endpoint: string, entries: Entries) {
  if (!URL.canParse(endpoint) || !ofGoogle.test(new URL(endpoint).hostname)) return []
  return Object.entries(entries)
    .filter(([, entry]) => entry && !/^(entry\.\d+|emailAddress)$/.test(entry))
    .map(([input]) => input)
}
