import { resolve } from 'node:path'
import { company } from './company.ts'
import { type Environment, misspelled, needsCorrection, type Settled, settingsIn, settle } from './environment.ts'
import { settleSite } from './settle.ts'
import { type SiteConfig, serverVariables } from './variables.ts'

const defaults: Settled<typeof serverVariables> = {
  port: 3000,
  host: '',
  dataDir: 'data',
  databaseUrl: '',
  smtpUrl: '',
  to: '',
  from: '',
  inquiryLimit: 60,
  inquiryOrigins: [],
  trustedProxies: 0,
  collectOnly: 0,
}

export type Settings = ReturnType<typeof settleSettings>

/** All that the server has to know. Throws one sentence for each value that is wrong, the site's and its own at once. */
export function configureServer(environment: Environment, root: string): { site: SiteConfig; settings: Settings } {
  const problems: string[] = []
  const site = settleSite(company, environment, problems)
  const settings = settleSettings(environment, root, problems)
  if (problems.length) throw needsCorrection(problems)
  return { site, settings }
}

function settleSettings(environment: Environment, root: string, problems: string[]) {
  problems.push(...misspelled(environment, ['INQUIRY_'], settingsIn(serverVariables)))
  const written = withoutEmpty(environment)
  problems.push(...halfMail(written))
  const { smtpUrl, to, from, host, dataDir, databaseUrl, collectOnly, ...others } = settle(
    serverVariables,
    defaults,
    { environment: written },
    problems,
  )
  return {
    ...others,
    host: host || undefined,
    dataDir: resolve(root, dataDir),
    databaseUrl: databaseUrl || undefined,
    mail: smtpUrl && to ? { smtpUrl, to, from: from || undefined } : undefined,
    collectOnly: collectOnly === 1,
  }
}

/** Mail needs both; one alone is a mistake that would go unnoticed. */
function* halfMail(environment: Environment) {
  const pair = ['SMTP_URL', 'INQUIRY_TO']
  const [missing] = pair.filter((name) => !environment[name])
  const [given] = pair.filter((name) => environment[name])
  if (missing && given) yield `${given} is set but ${missing} is not: set both or none.`
}

/** An empty variable counts as absent: that is how most supervisors spell "not set". */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment)
      .map(([name, written]) => [name, written?.trim()])
      .filter(([, written]) => written),
  )
}
