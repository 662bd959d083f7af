import { existsSync, readFileSync } from 'node:fs'
import { closest } from './closest.ts'
import { readEnvFile } from './env-file.ts'
import { type Environment, needsCorrection, notASetting, settingsIn } from './environment.ts'
import { serverVariables, siteVariables } from './variables.ts'

/** What is read in the place of `.env`; tests read the project's own company. */
const fileOf = (environment: Environment) => environment.ENV_FILE || '.env'

/** The environment with what `.env` adds to it. Throws a sentence for each line that cannot be read. */
export function readEnvironment(): Environment {
  const file = fileOf(process.env)
  if (!existsSync(file)) {
    const misnamed = ['.env.txt', 'env.txt'].find((name) => existsSync(name))
    if (misnamed) throw needsCorrection([`The file ${misnamed} is not read. Rename it to .env.`])
    return process.env
  }
  const { values, problems } = readEnvFile(readFileSync(file), file)
  problems.push(...almostOurs(Object.keys(values)).map((sentence) => `${file}: ${sentence}`))
  if (problems.length) throw needsCorrection(problems)
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
  return process.env
}

const known = [...settingsIn(siteVariables), ...settingsIn(serverVariables)]

/** Other programs may have their lines in the file; those that are nearly ours, or begin like ours, are ours. */
export const almostOurs = (names: string[]) =>
  names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => one === `SITE_${name.toUpperCase()}`) ?? closest(name, known)
      return meant || /^(SITE|FORM|MAP|INQUIRY)_/i.test(name) ? [notASetting(name, meant)] : []
    })
