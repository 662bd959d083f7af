import { traps } from '#protocol/form.ts'
import { recordsNothing, unknownToGoogle } from './form-services.ts'
import { isTaken } from './paths.ts'
import { type Environment, misspelled } from './read-environment.ts'
import { isShown, isVariable, type Settled, type SiteConfig, siteVariables, type Table } from './variables.ts'

const companyFile = 'config/company.ts'

/** The company's values, with the environment laid over them; what is wrong is added to the problems. */
export function settleSite(company: SiteConfig, environment: Environment, problems: string[]): SiteConfig {
  problems.push(...misspelled(environment))
  const before = problems.length
  const site = settle(siteVariables, environment, problems, company)
  if (problems.length === before) problems.push(...problemsBetween(site, environment))
  return site
}

/** What a table yields with this environment, over the values of the company file, which are checked as well. */
export function settle<Part extends Table>(
  table: Part,
  environment: Environment,
  problems: string[],
  company?: Settled<Part>,
  path = '',
): Settled<Part> {
  const settled = Object.entries(table).map(([key, entry]) => {
    const inFile = company?.[key as keyof Settled<Part>]
    if (!isVariable(entry))
      return [key, settle(entry, environment, problems, inFile as Settled<typeof entry>, `${path}${key}.`)]
    const { name, kind, otherwise } = entry
    const written = environment[name] ?? (company && inWords(inFile))
    if (written === undefined) return [key, otherwise]
    if (kind.passes(written)) return [key, kind.read(written)]
    const place = environment[name] === undefined ? `${path}${key} in ${companyFile}` : name
    problems.push(`${place} ${kind.sentence}${isShown(name) ? `; it is "${written}"` : ''}.`)
    return [key, inFile ?? otherwise]
  })
  return Object.fromEntries(settled)
}

const inWords = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

/** Values that are right by themselves and wrong together. */
function* problemsBetween({ url, form }: SiteConfig, environment: Environment) {
  // The traps of the form are inputs as well.
  const entries = [...Object.values(form.entries).filter(Boolean), ...Object.values(traps)]
  const repeated = entries.find((entry, index) => entries.indexOf(entry) !== index)
  if (repeated) yield `Two inputs share the entry identifier "${repeated}"; each needs one of its own.`

  const place = environment.FORM_ENDPOINT === undefined ? `form.endpoint in ${companyFile}` : 'FORM_ENDPOINT'
  const loss = recordsNothing(form.endpoint)
  if (loss) yield `${place} ${loss}; it is "${form.endpoint}".`
  for (const input of unknownToGoogle(form.endpoint, form.entries)) {
    const name = `FORM_ENTRY_${input.toUpperCase()}`
    const written = form.entries[input as keyof typeof form.entries]
    const orNone = input === 'id' ? ', or empty' : ''
    yield `${name} must be what the Google Form calls it, such as entry.123456789${orNone}; it is "${written}". “Get pre-filled link” in the form's menu shows it.`
  }

  const address = new URL(form.endpoint, url)
  if (
    !loss &&
    url.startsWith('https:') &&
    address.protocol === 'http:' &&
    !/^(localhost|127\.[\d.]+|\[::1\])$/.test(address.hostname)
  )
    yield `${place} must begin with https://: a browser sends nothing from a page with TLS to an address without; it is "${form.endpoint}".`
  if (address.origin !== new URL(url).origin || !isTaken(address.pathname)) return
  yield `${place} must be an address of its own, such as /inquiries; it is "${form.endpoint}", where the site has its pages and files.`
}
