import { existsSync } from 'node:fs'

export type SiteConfig = {
  url: string
  brand: string
  legalName: string
  phone: string
  email: string
  address: { street: string; district: string; city: string; country: string }
  coordinates: { latitude: number; longitude: number }
  form: {
    endpoint: string
    entries: { name: string; company: string; email: string; phone: string; message: string; id: string }
  }
  map: { embed: string; directions: string }
  offline: string
}

type Check = (value: string) => string | undefined

const text: Check = (value) => (value.trim() ? undefined : 'must not be empty')
const anything: Check = () => undefined
const webAddress: Check = (value) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? undefined : 'must be a full https:// address'
const origin: Check = (value) =>
  webAddress(value) ?? (new URL(value).pathname === '/' ? undefined : 'must be an address without a path')
const endpoint: Check = (value) =>
  /^\/[\w\-./]+$/.test(value)
    ? undefined
    : webAddress(value) && 'must be a path such as /inquiries or a full https:// address'
const email: Check = (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'must be an e-mail address')
const phone: Check = (value) =>
  /^\+[\d ]{7,20}$/.test(value) ? undefined : 'must be a number in international form, such as +971 4 123 4567'
const country: Check = (value) =>
  /^[A-Z]{2}$/.test(value) ? undefined : 'must be a two-letter country code such as AE'
const yesOrNo: Check = (value) => (/^(yes|no)$/.test(value) ? undefined : 'must be yes or no')
const degrees =
  (limit: number): Check =>
  (value) =>
    value.trim() && Math.abs(Number(value)) <= limit ? undefined : `must be a number between -${limit} and ${limit}`

/** Where each variable of the environment goes, and what it must look like. */
const variables: Record<string, [path: string, check: Check]> = {
  SITE_URL: ['url', origin],
  SITE_BRAND: ['brand', text],
  SITE_LEGAL_NAME: ['legalName', text],
  SITE_PHONE: ['phone', phone],
  SITE_EMAIL: ['email', email],
  SITE_STREET: ['address.street', text],
  SITE_DISTRICT: ['address.district', text],
  SITE_CITY: ['address.city', text],
  SITE_COUNTRY: ['address.country', country],
  SITE_LATITUDE: ['coordinates.latitude', degrees(90)],
  SITE_LONGITUDE: ['coordinates.longitude', degrees(180)],
  FORM_ENDPOINT: ['form.endpoint', endpoint],
  FORM_ENTRY_NAME: ['form.entries.name', text],
  FORM_ENTRY_COMPANY: ['form.entries.company', text],
  FORM_ENTRY_EMAIL: ['form.entries.email', text],
  FORM_ENTRY_PHONE: ['form.entries.phone', text],
  FORM_ENTRY_MESSAGE: ['form.entries.message', text],
  FORM_ENTRY_ID: ['form.entries.id', anything],
  MAP_EMBED: ['map.embed', webAddress],
  MAP_DIRECTIONS: ['map.directions', webAddress],
  SITE_OFFLINE: ['offline', yesOrNo],
}

/** Settles the configuration with the environment and `.env`; what is wrong there is said plainly, and nothing starts. */
export function configure(defaults: SiteConfig): SiteConfig {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    return settle(defaults, process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Netlify sets these wherever it builds a site. */
const ofHosts = ['SITE_ID', 'SITE_NAME']

/** Lays the environment over the defaults. Throws one sentence for each wrong or unknown value, with its name. */
export function settle(defaults: SiteConfig, environment: NodeJS.ProcessEnv): SiteConfig {
  const config = structuredClone(defaults)
  const problems = Object.keys(environment)
    .filter((name) => /^(SITE|FORM|MAP)_/.test(name) && !(name in variables) && !ofHosts.includes(name))
    .map((name) => `${name} is not a setting of this site. The known ones are in .env.example.`)

  for (const [name, [path, check]] of Object.entries(variables)) {
    const value = environment[name] ?? String(read(config, path))
    const problem = check(value)
    if (problem)
      problems.push(`${name in environment ? name : `${path} in site.config.ts`} ${problem}; it is "${value}".`)
    else write(config, path, value)
  }
  const entries = Object.values(config.form.entries).filter(Boolean)
  const repeated = entries.find((entry, index) => entries.indexOf(entry) !== index)
  if (repeated) problems.push(`Two inputs share the entry identifier "${repeated}"; each needs one of its own.`)

  if (problems.length) {
    throw new Error(`The configuration needs a correction:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
  return config
}

type Branch = { [key: string]: Branch | string | number }

function branch(config: SiteConfig, path: string): [Branch, string] {
  const keys = path.split('.')
  const last = keys.pop() as string
  return [keys.reduce((node, key) => node[key] as Branch, config as unknown as Branch), last]
}

function read(config: SiteConfig, path: string) {
  const [node, key] = branch(config, path)
  return node[key]
}

function write(config: SiteConfig, path: string, value: string) {
  const [node, key] = branch(config, path)
  node[key] = typeof node[key] === 'number' ? Number(value) : value
}
