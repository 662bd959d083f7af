/** A kind of value: what may be written, what is said of anything else, and what becomes of it. */
type Kind<Value> = {
  passes: (written: string) => boolean
  sentence: string
  read: (written: string) => Value
}

/** A variable of the environment, and what holds where it is not set. */
type Variable<Value> = { name: string; kind: Kind<Value>; otherwise: Value | undefined }

const variable = <Value, Otherwise = never>(
  name: string,
  kind: Kind<Value>,
  otherwise?: Otherwise,
): Variable<Value | Otherwise> => ({ name, kind, otherwise })

/** Variables in the shape of what is made of them. */
export type Table = { [key: string]: Variable<unknown> | Table }

/** What a table yields. */
export type Settled<Part> = Part extends Variable<infer Value> ? Value : { [Key in keyof Part]: Settled<Part[Key]> }

export const isVariable = (entry: Variable<unknown> | Table): entry is Variable<unknown> => 'kind' in entry

const words = (passes: Kind<string>['passes'], sentence: string): Kind<string> => ({
  passes,
  sentence,
  read: (written) => written,
})

const isWebAddress = (written: string) => URL.canParse(written) && /^https?:$/.test(new URL(written).protocol)
const isPhone = (written: string) => /^\+[\d ]{7,20}$/.test(written)
const isMailbox = (written: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(written)
const isOrigin = (written: string) => URL.canParse(written) && new URL(written).origin === written
const listOf = (written: string) => written.split(/[\s,]+/).filter(Boolean)

const text = words((written) => written.trim() !== '', 'must not be empty')
const anything = words(() => true, '')
const webAddress = words(isWebAddress, 'must be a full https:// address')
const origin = words(
  (written) => isWebAddress(written) && new URL(written).href === `${new URL(written).origin}/`,
  'must be a full https:// address and nothing behind it, such as https://www.example.com',
)
const endpoint = words(
  (written) => /^\/(?!\/)[\w\-./]+$/.test(written) || isWebAddress(written),
  'must be a path such as /inquiries or a full https:// address',
)
const email = words((written) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written), 'must be an email address')
const phone = words(isPhone, 'must be a number in international form, such as +971 4 123 4567')
const phoneOrNone = words(
  (written) => written === '' || isPhone(written),
  'must be empty or a number in international form, such as +971 50 123 4567',
)
const country = words((written) => /^[A-Z]{2}$/.test(written), 'must be a two-letter country code such as AE')
const mailboxes = words(
  (written) => written.split(',').every((each) => isMailbox(each.trim())),
  'must be an email address, or several with commas between',
)
const addressOf = (...protocols: string[]) =>
  words(
    (written) => URL.canParse(written) && protocols.includes(new URL(written).protocol),
    `must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`,
  )
const origins: Kind<string[]> = {
  passes: (written) => listOf(written).every(isOrigin),
  sentence: 'must list origins such as https://www.example.com, with commas between',
  read: listOf,
}
const yesOrNo: Kind<boolean> = {
  passes: (written) => /^(yes|no)$/.test(written),
  sentence: 'must be yes or no',
  read: (written) => written === 'yes',
}
const degrees = (limit: number): Kind<number> => ({
  passes: (written) => written.trim() !== '' && Math.abs(Number(written)) <= limit,
  sentence: `must be a number between -${limit} and ${limit}`,
  read: Number,
})
const whole = (most: number): Kind<number> => ({
  passes: (written) => /^\d{1,9}$/.test(written) && Number(written) <= most,
  sentence: `must be a whole number from 0 to ${most}`,
  read: Number,
})

/** Everything that the environment can say of the company. What holds otherwise stands in config/company.ts. */
export const siteVariables = {
  url: variable('SITE_URL', origin),
  brand: variable('SITE_BRAND', text),
  legalName: variable('SITE_LEGAL_NAME', text),
  brandArabic: variable('SITE_BRAND_AR', anything),
  legalNameArabic: variable('SITE_LEGAL_NAME_AR', anything),
  tradeLicense: variable('SITE_TRADE_LICENSE', anything),
  taxNumber: variable('SITE_TAX_NUMBER', anything),
  phone: variable('SITE_PHONE', phone),
  whatsapp: variable('SITE_WHATSAPP', phoneOrNone),
  email: variable('SITE_EMAIL', email),
  address: {
    street: variable('SITE_STREET', text),
    district: variable('SITE_DISTRICT', text),
    city: variable('SITE_CITY', text),
    country: variable('SITE_COUNTRY', country),
  },
  addressArabic: variable('SITE_ADDRESS_AR', anything),
  coordinates: {
    latitude: variable('SITE_LATITUDE', degrees(90)),
    longitude: variable('SITE_LONGITUDE', degrees(180)),
  },
  form: {
    endpoint: variable('FORM_ENDPOINT', endpoint),
    entries: {
      name: variable('FORM_ENTRY_NAME', text),
      company: variable('FORM_ENTRY_COMPANY', text),
      email: variable('FORM_ENTRY_EMAIL', text),
      phone: variable('FORM_ENTRY_PHONE', text),
      message: variable('FORM_ENTRY_MESSAGE', text),
      id: variable('FORM_ENTRY_ID', anything),
    },
  },
  map: {
    embed: variable('MAP_EMBED', webAddress),
    directions: variable('MAP_DIRECTIONS', webAddress),
  },
  offline: variable('SITE_OFFLINE', yesOrNo),
  arabic: variable('SITE_ARABIC', yesOrNo),
  showDelicateOrigins: variable('SITE_DELICATE_ORIGINS', yesOrNo),
}

export type SiteConfig = Settled<typeof siteVariables>

/** What it can say to the server. */
export const serverVariables = {
  port: variable('PORT', whole(65535), 3000),
  host: variable('HOST', anything, undefined),
  dataDir: variable('DATA_DIR', anything, 'data'),
  databaseUrl: variable('DATABASE_URL', addressOf('postgres:', 'postgresql:'), undefined),
  smtpUrl: variable('SMTP_URL', addressOf('smtp:', 'smtps:'), undefined),
  to: variable('INQUIRY_TO', mailboxes, undefined),
  from: variable('INQUIRY_FROM', mailboxes, undefined),
  /** Inquiries a minute from one address; 0 for no limit. */
  inquiryLimit: variable('INQUIRY_LIMIT', whole(1_000_000), 60),
  /** Other websites whose forms may send here. */
  inquiryOrigins: variable('INQUIRY_ORIGINS', origins, []),
  /** How many proxies stand in front and add to X-Forwarded-For. */
  trustedProxies: variable('TRUST_PROXY', whole(10), 0),
  collectOnly: variable('COLLECT_ONLY', whole(1), 0),
}

const namesIn = (table: Table): string[] =>
  Object.values(table).flatMap((entry) => (isVariable(entry) ? [entry.name] : namesIn(entry)))

/** The names of all settings. */
export const settings = [...namesIn(siteVariables), ...namesIn(serverVariables)]

/** Whether what is written there may be repeated: addresses with a password may not, nor what other programs are told. */
export const isShown = (name: string) => settings.includes(name) && !/^(DATABASE|SMTP)_URL$/.test(name)
