import { type Environment, misspelled, namesOf, settle } from './environment.ts'
import { isTaken } from './own-addresses.ts'
import { type SiteConfig, siteVariables } from './variables.ts'

const companyFile = 'config/company.ts'

/** The company's values, with the environment laid over them; what is wrong is added to the problems. */
export function settleSite(defaults: SiteConfig, environment: Environment, problems: string[]): SiteConfig {
  problems.push(...misspelled(environment, ['SITE_', 'FORM_', 'MAP_'], namesOf(siteVariables)))
  const before = problems.length
  const site = settle(siteVariables, defaults, { environment, file: companyFile }, problems)
  if (problems.length === before) problems.push(...problemsBetween(site, environment))
  return site
}

/** Values that are right by themselves and wrong together. */
function* problemsBetween({ url, form }: SiteConfig, environment: Environment) {
  const entries = Object.values(form.entries).filter(Boolean)
  const repeated = entries.find((entry, index) => entries.indexOf(entry) !== index)
  if (repeated) yield `Two inputs share the entry identifier "${repeated}"; each needs one of its own.`

  const address = new URL(form.endpoint, url)
  if (address.origin !== new URL(url).origin || !isTaken(address.pathname)) return
  const place = environment.FORM_ENDPOINT === undefined ? `form.endpoint in ${companyFile}` : 'FORM_ENDPOINT'
  yield `${place} must be an address of its own, such as /inquiries; it is "${form.endpoint}", where the site has its pages and files.`
}
