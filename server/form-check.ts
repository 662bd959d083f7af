import { recordsNothing } from '#config/form-services.ts'
import type { SiteConfig } from '#config/variables.ts'
import { type PublicForm, readGoogleForm, readPlainForm } from './public-form.ts'

export type FormFindings = { problems: string[]; notes: string[] }

type Form = SiteConfig['form']

/** Compares the configured entry identifiers with the form the public sees, and says what would be lost silently. */
export async function checkForm(form: Form, page: string | undefined, home: string): Promise<FormFindings> {
  if (form.endpoint.startsWith('/') && !page) {
    return {
      problems: [],
      notes: ['Inquiries go to the collector of this site itself. There is nothing outside to compare.'],
    }
  }
  const loss = recordsNothing(form.endpoint)
  if (loss) return only(`The endpoint ${loss}; it is "${form.endpoint}".`)
  const address = page ?? form.endpoint.replace(/\/formResponse(?=$|\?)/, '/viewform')
  const isGoogle = /\/forms\/d\/(e\/)?[^/]+\/viewform/.test(address)
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(20_000) }).catch(
    (error: Error) => error,
  )
  if (answer instanceof Error) return only(`${address} cannot be reached: ${reasonOf(answer)}.`)
  const html = await answer.text()
  const obstacle = obstacleOf(answer, html, isGoogle) ?? (page ? undefined : detourOf(address, answer.url))
  if (obstacle) return only(obstacle)
  const found = isGoogle ? readGoogleForm(html) : readPlainForm(html)
  if (!found && isGoogle) return only(`${address} is not a Google Form this check can read. Look at it in a browser.`)
  if (!found) {
    const refusal = await refusalOf(form.endpoint, new URL(home).origin)
    return refusal ? only(refusal) : { problems: [], notes: [unknownService(form)] }
  }
  return compare(form.entries, found)
}

const only = (problem: string): FormFindings => ({ problems: [problem], notes: [] })

const reasonOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message)

function obstacleOf(answer: Response, html: string, isGoogle: boolean) {
  if (/\/\/accounts\.google\.|\/ServiceLogin|\/signin\//.test(answer.url)) {
    return 'The form asks its visitors to sign in, so every inquiry would be lost. Open it to anyone who has the link.'
  }
  if (
    /\/closedform$/.test(new URL(answer.url || 'http://unknown').pathname) ||
    (isGoogle && /no longer accepting responses/i.test(html))
  ) {
    return 'The form is closed, so every inquiry would be lost. Turn "Accepting responses" on.'
  }
  if (!isGoogle && answer.status === 405) return undefined
  if (!answer.ok) return `The form answers with status ${answer.status}. Check that its address is right.`
  return undefined
}

/** What a browser sends to an address that leads elsewhere does not arrive there. */
function detourOf(address: string, arrived: string) {
  if (!arrived || new URL(arrived).host === new URL(address).host) return undefined
  const right = recordsNothing(arrived)
  const advice = right ? `That ${right}.` : 'Use the address that the service itself names for sending.'
  return `The endpoint leads on to ${arrived}, and what is sent is lost on the way. ${advice}`
}

/** A collector of ours on another machine knows the websites that may send to it. */
async function refusalOf(endpoint: string, home: string) {
  const request = { method: 'OPTIONS', headers: { origin: home }, signal: AbortSignal.timeout(20_000) }
  const answer = await fetch(endpoint, request).catch(() => undefined)
  if (answer?.status !== 403) return undefined
  return `${new URL(endpoint).host} takes no inquiries from ${home}. If it is your own collector, add that to its INQUIRY_ORIGINS.`
}

function unknownService({ endpoint, entries }: Form) {
  const names = Object.values(entries).filter(Boolean).join(', ')
  return `${new URL(endpoint, 'http://this.site').host} shows no form to compare with. Services of the Formspree kind take any field name; they will get ${names}. Send yourself one inquiry to be sure.`
}

function compare(entries: Form['entries'], { questions, warnings }: PublicForm): FormFindings {
  const problems = [...warnings]
  const notes: string[] = []
  const byEntry = new Map(questions.map((question) => [question.entry, question]))
  for (const [field, entry] of Object.entries(entries)) {
    if (!entry) continue
    const question = byEntry.get(entry)
    if (!question)
      problems.push(`"${field}" is sent as ${entry}, which the form does not have: what is written there is lost.`)
    else if (question.wants) {
      problems.push(
        `"${field}" goes to "${question.title}", which wants ${question.wants}: free text there loses the whole inquiry.`,
      )
    } else if (question.isRequired && (field === 'phone' || field === 'id')) {
      problems.push(
        `"${question.title}" must be answered in the form, but "${field}" may be empty: such inquiries are lost whole.`,
      )
    } else notes.push(`"${field}" goes to "${question.title}" (${entry}).`)
  }
  const used = new Set(Object.values(entries))
  for (const { entry, title, isRequired } of questions.filter((question) => !used.has(question.entry))) {
    if (isRequired)
      problems.push(`"${title}" (${entry}) must be answered, but nothing is sent to it: every inquiry is lost.`)
    else notes.push(`"${title}" (${entry}) is in the form and stays empty.`)
  }
  if (!entries.id) notes.push('No entry is configured for the id: an inquiry that is sent again shows up twice.')
  return { problems, notes }
}
