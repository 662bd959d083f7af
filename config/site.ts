import { company } from './company.ts'
import { needsCorrection, readEnvironment } from './read-environment.ts'
import { settleSite } from './settle.ts'
import type { SiteConfig } from './variables.ts'

function settleOrLeave(): SiteConfig {
  try {
    const problems: string[] = []
    const settled = settleSite(company, readEnvironment(), problems)
    if (problems.length) throw needsCorrection(problems)
    return settled
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** What the site says of the company, and where its form sends. What is wrong is said plainly, and nothing starts. */
export const site = settleOrLeave()

/** By itself, so that the browser's scripts need not bring all of the company along. */
export const { form } = site
