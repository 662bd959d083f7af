import { resolve } from 'node:path'
import { company } from './company.ts'
import { type Environment, needsCorrection, readEnvironment } from './read-environment.ts'
import { settle, settleSite } from './settle.ts'
import { type SiteConfig, serverVariables } from './variables.ts'

export type Settings = ReturnType<typeof settleSettings>

/** All that the server has to know. Throws one sentence for each value that is wrong, the site's and its own at once. */
export function configureServer(
  environment = readEnvironment(),
  root = resolve(import.meta.dirname, '..'),
): { site: SiteConfig; settings: Settings } {
  const problems: string[] = []
  const site = settleSite(company, environment, problems)
  const settings = settleSettings(withoutEmpty(environment), root, problems)
  if (problems.length) throw needsCorrection(problems)
  return { site, settings }
}

function settleSettings(environment: Environment, root: string, problems: string[]) {
  const { SMTP_URL, INQUIRY_TO } = environment
  // Mail needs both; one alone is a mistake that would go unnoticed.
  if (SMTP_URL && !INQUIRY_TO) problems.push('SMTP_URL is set but INQUIRY_TO is not: set both or none.')
  if (INQUIRY_TO && !SMTP_URL) problems.push('INQUIRY_TO is set but SMTP_URL is not: set both or none.')
  const { smtpUrl, to, from, collectOnly, ...others } = settle(serverVariables, environment, problems)
  const dataDir = resolve(root, others.dataDir)
  const isShownToAll = ['dist', 'public'].some((folder) => `${dataDir}/`.startsWith(`${resolve(root, folder)}/`))
  if (isShownToAll) problems.push(`DATA_DIR is "${others.dataDir}", where everybody could read the inquiries.`)
  return {
    ...others,
    dataDir,
    mail: smtpUrl && to ? { smtpUrl, to, from } : undefined,
    collectOnly: collectOnly === 1,
  }
}

/** An empty variable counts as absent: that is how most supervisors spell "not set". */
function withoutEmpty(environment: Environment): Environment {
  const trimmed = Object.entries(environment).map(([name, written]) => [name, written?.trim()])
  return Object.fromEntries(trimmed.filter(([, written]) => written))
}
