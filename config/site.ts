import { company } from './company.ts'
import { needsCorrection, readEnvironment } from './environment.ts'
import { settleSite } from './settle.ts'
import type { SiteConfig } from './variables.ts'

function settleOrLeave(): SiteConfig {
  const problems: string[] = []
  const settled = settleSite(company, readEnvironment(), problems)
  if (!problems.length) return settled
  console.error(needsCorrection(problems).message)
  return process.exit(1)
}

/** What the site says of the company, and where its form sends. What is wrong is said plainly, and nothing starts. */
export const site = settleOrLeave()
