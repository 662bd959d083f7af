import { recordsNothing } from '#config/form-services.ts'
import type { SiteConfig } from '#config/variables.ts'

type FormFindings = { problems: string[]; notes: string[] }

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

type Question = {
  /** The name its answer is sent under. */
  entry: string
  title: string
  isRequired: boolean
  /** What else than free text it wants, if anything. */
  wants?: string
}

type PublicForm = { questions: Question[]; warnings: string[] }

const wants: Record<number, string> = {
  2: 'one of several choices',
  3: 'one of several choices',
  4: 'ticked boxes',
  5: 'a number on a scale',
  7: 'a grid of choices',
  9: 'a date',
  10: 'a time',
  13: 'a file, which needs a Google account',
  18: 'a rating',
}
const sectionType = 8

// Google publishes no description of this structure. It has been the same for years; should it change, the check says
// that it cannot read the form instead of guessing.
type Entry = [id: number, choices: unknown, required: unknown, label: unknown, rules: unknown]
type Item = [id: number, title: string | null, help: unknown, type: number, entries: Entry[] | null]

/** Reads the questions out of the page of a Google Form; undefined when there are none to read. */
function readGoogleForm(html: string): PublicForm | undefined {
  const script = /FB_PUBLIC_LOAD_DATA_\s*=\s*(\[[\s\S]*?\]);\s*<\/script>/.exec(html)?.[1]
  if (!script) return undefined
  const form = parse(script)?.[1] as unknown[] | undefined
  if (!Array.isArray(form?.[1])) return undefined
  const items = form[1] as Item[]
  const questions = items.flatMap(([, title, , type, entries]) =>
    (entries ?? []).map(([id, , required, , rules]): Question => {
      const wish =
        wants[type] ?? (Array.isArray(rules) && rules.length ? 'an answer that follows a rule of its own' : undefined)
      const question = { entry: `entry.${id}`, title: title ?? '', isRequired: required === 1 || required === true }
      return wish ? { ...question, wants: wish } : question
    }),
  )
  const warnings: string[] = []
  if (items.some(([, , , type]) => type === sectionType)) {
    warnings.push(
      'The form has more than one section. Answers to questions after the first section are lost: put all into one.',
    )
  }
  const collectsAddress = Number((form[10] as unknown[] | undefined)?.[6] ?? 1)
  if (collectsAddress === 2) {
    warnings.push(
      'The form collects verified email addresses, which needs a Google account. Turn that off in its settings.',
    )
  } else if (collectsAddress === 3) {
    questions.push({ entry: 'emailAddress', title: 'Email (collected by the form itself)', isRequired: true })
  }
  return { questions, warnings }
}

/** Reads the inputs of the first form in any other page. */
function readPlainForm(html: string): PublicForm | undefined {
  const form = /<form\b[\s\S]*?<\/form>/i.exec(html)?.[0]
  if (!form) return undefined
  const questions: Question[] = []
  for (const [tag] of form.matchAll(/<(?:input|textarea|select)\b[^>]*>/gi)) {
    const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1]
    const entry = attribute('name')
    if (!entry || /^(hidden|submit|button|image|reset)$/i.test(attribute('type') ?? '')) continue
    questions.push({ entry, title: entry, isRequired: /\srequired(?=[\s=>/])/i.test(tag) })
  }
  return { questions, warnings: [] }
}

function parse(script: string): unknown[] | undefined {
  try {
    return JSON.parse(script) as unknown[]
  } catch {
    return undefined
  }
}
