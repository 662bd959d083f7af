import { existsSync, readFileSync } from 'node:fs'
import { closest } from './closest.ts'
import { isShown, settings } from './variables.ts'

export type Environment = Record<string, string | undefined>

/** An error that lists what has to be corrected. */
export const needsCorrection = (problems: string[]) =>
  new Error(`The configuration needs a correction:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)

/** The environment with what `.env` adds to it. Throws a sentence for each line that cannot be read. */
export function readEnvironment(): Environment {
  // Tests read the project's own company in its place.
  const file = process.env.ENV_FILE || '.env'
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

/** Netlify sets these wherever it builds a site. */
const ofHosts = ['SITE_ID', 'SITE_NAME']
const beginsLikeOurs = (name: string) => /^(SITE|FORM|MAP|INQUIRY)_/i.test(name)

/** Other programs may have their lines in the file; those that are nearly ours, or begin like ours, are ours. */
export const almostOurs = (names: string[]) =>
  names
    .filter((name) => !settings.includes(name) && !ofHosts.includes(name))
    .flatMap((name) => {
      const meant = settings.find((one) => one === `SITE_${name.toUpperCase()}`) ?? closest(name, settings)
      const hint = meant ? `Did you mean ${meant}?` : 'The known ones are in .env.example.'
      return meant || beginsLikeOurs(name) ? [`${name} is not a setting of this site. ${hint}`] : []
    })

/** Of the whole environment only what begins like ours is: most of it is others', however near. */
export const misspelled = (environment: Environment) => almostOurs(Object.keys(environment).filter(beginsLikeOurs))

type EnvFile = { values: Record<string, string>; problems: string[] }

/** Reads a file of settings such as `.env`. Whatever could be meant in two ways is told, never guessed. */
export function readEnvFile(bytes: Uint8Array, file: string): EnvFile {
  const text = decode(bytes)
  if (text === undefined)
    return { values: {}, problems: [`${file} is in no encoding that can be read. Save it as UTF-8.`] }
  const values: Record<string, string> = {}
  const problems: string[] = []
  const lines = new Map<string, number>()
  for (const [nth, line] of text.split(/\r\n?|\n/).entries()) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue
    const place = `${file}, line ${nth + 1}`
    const [, name, written] = line.match(/^\s*(?:export\s+)?([\w.-]+)\s*=(.*)$/) ?? []
    if (name === undefined || written === undefined) {
      problems.push(`${place}: write a setting as NAME=value, such as SITE_BRAND=Pepper Pier.`)
      continue
    }
    const before = lines.get(name)
    if (before) problems.push(`${place}: ${name} stands in line ${before} already. Keep one of the two.`)
    lines.set(name, nth + 1)
    const { value, problem } = read(name, written.trim())
    if (problem) problems.push(`${place}: ${problem}`)
    values[name] = value
  }
  return { values, problems }
}

/** UTF-8 or UTF-16, with or without a byte order mark. An editor of an older Windows writes others, which nobody can tell apart. */
function decode(bytes: Uint8Array) {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function read(name: string, written: string): { value: string; problem?: string } {
  const quote = written[0] ?? ''
  if (/["'`]/.test(quote)) {
    const end = written.indexOf(quote, 1)
    if (end < 0) return { value: '', problem: `${name} begins with ${quote} and does not end with one.` }
    const value = written.slice(1, end)
    const rest = written.slice(end + 1).trim()
    if (!rest || rest.startsWith('#')) return { value }
    return {
      value,
      problem: `${name} has more after its closing ${quote}. Put all of it into one pair of quotes, of another kind than those inside.`,
    }
  }
  if (/[“”„‘’«»]/.test(quote))
    return { value: '', problem: `${name} stands in curly quotes. Write ${name}="…" instead.` }
  // Most programs take what follows for a comment, and an owner for a part of the address.
  if (/\s#/.test(written))
    return {
      value: '',
      problem: `${name} has a # in it. Put the whole value into quotes, ${name}="${isShown(name) ? written : '…'}", or the comment on a line of its own.`,
    }
  return { value: written }
}
