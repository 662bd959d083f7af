import { resolve } from 'node:path'

export type Settings = {
  port: number
  host: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  mail: { smtpUrl: string; to: string; from: string | undefined } | undefined
  /** Inquiries a minute from one address; 0 for no limit. */
  inquiryLimit: number
  /** Other websites whose forms may send here. */
  inquiryOrigins: string[]
  /** How many proxies stand in front and add to X-Forwarded-For. */
  trustedProxies: number
  collectOnly: boolean
}

type Environment = Record<string, string | undefined>

const known = ['INQUIRY_TO', 'INQUIRY_FROM', 'INQUIRY_LIMIT', 'INQUIRY_ORIGINS']

/** Reads the environment; everything wrong is said at once, each with its name. */
export function readSettings(environment: Environment, root: string): Settings {
  const problems: string[] = []
  // An empty variable counts as absent: that is how most supervisors spell "not set".
  const value = (name: string) => environment[name]?.trim() || undefined

  function whole(name: string, otherwise: number, most: number) {
    const written = value(name)
    if (written === undefined) return otherwise
    if (/^\d{1,9}$/.test(written) && Number(written) <= most) return Number(written)
    problems.push(`${name} must be a whole number from 0 to ${most}; it is "${written}".`)
    return otherwise
  }

  function address(name: string, protocols: string[]) {
    const written = value(name)
    if (written === undefined) return undefined
    if (URL.canParse(written) && protocols.includes(new URL(written).protocol)) return written
    // The address may carry a password, so it is not repeated here.
    problems.push(`${name} must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}.`)
    return undefined
  }

  function mailboxes(name: string) {
    const written = value(name)
    if (written === undefined || written.split(',').every((each) => /^[^\s@<>]+@[^\s@<>]+$/.test(each.trim()))) {
      return written
    }
    problems.push(`${name} must be an e-mail address, or several with commas between; it is "${written}".`)
    return undefined
  }

  function origins(name: string) {
    const written = (value(name) ?? '').split(/[\s,]+/).filter(Boolean)
    for (const each of written) {
      if (URL.canParse(each) && new URL(each).origin === each) continue
      problems.push(
        `${name} must list origins such as https://www.example.com, with commas between; "${each}" is none.`,
      )
    }
    return written
  }

  function mail(): Settings['mail'] {
    const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:'])
    const to = mailboxes('INQUIRY_TO')
    const from = mailboxes('INQUIRY_FROM')
    if (smtpUrl && to) return { smtpUrl, to, from }
    if (value('SMTP_URL') && !value('INQUIRY_TO'))
      problems.push('SMTP_URL is set but INQUIRY_TO is not: set both or none.')
    if (value('INQUIRY_TO') && !value('SMTP_URL'))
      problems.push('INQUIRY_TO is set but SMTP_URL is not: set both or none.')
    return undefined
  }

  for (const name of Object.keys(environment)) {
    if (!name.startsWith('INQUIRY_') || known.includes(name)) continue
    problems.push(`${name} is not a setting. The known ones are ${known.join(', ')}.`)
  }
  const settings: Settings = {
    port: whole('PORT', 3000, 65535),
    host: value('HOST'),
    dataDir: resolve(root, value('DATA_DIR') ?? 'data'),
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    mail: mail(),
    inquiryLimit: whole('INQUIRY_LIMIT', 60, 1_000_000),
    inquiryOrigins: origins('INQUIRY_ORIGINS'),
    trustedProxies: whole('TRUST_PROXY', 0, 10),
    collectOnly: whole('COLLECT_ONLY', 0, 1) === 1,
  }
  if (problems.length) {
    throw new Error(`The settings need a correction:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
  return settings
}
