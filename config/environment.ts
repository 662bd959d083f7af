import { closest } from './closest.ts'
import { type Kind, Wrong } from './kinds.ts'

/** A variable of the environment, and the kind of value it holds. */
type Variable<Value> = { name: string; kind: Kind<Value> }

export const variable = <Value>(name: string, kind: Kind<Value>): Variable<Value> => ({ name, kind })

/** Variables in the shape of what is made of them. */
type Table = { [key: string]: Variable<unknown> | Table }

/** What a table yields. */
export type Settled<Part> = Part extends Variable<infer Value> ? Value : { [Key in keyof Part]: Settled<Part[Key]> }

export type Environment = Record<string, string | undefined>

type Source = {
  environment: Environment
  /** The file with the values that hold where the environment says nothing. They are checked, too. */
  file?: string
}

/** Lays the environment over the defaults. What is wrong is added to the problems, a sentence each. */
export function settle<Part extends Table>(
  table: Part,
  defaults: Settled<Part>,
  source: Source,
  problems: string[],
  path = '',
): Settled<Part> {
  const settled = Object.entries(table).map(([key, entry]) => {
    const otherwise = defaults[key as keyof typeof defaults]
    const value = isVariable(entry)
      ? settleOne(entry, otherwise, source, problems, path + key)
      : settle(entry, otherwise as Settled<typeof entry>, source, problems, `${path}${key}.`)
    return [key, value]
  })
  return Object.fromEntries(settled)
}

const isVariable = (entry: Variable<unknown> | Table): entry is Variable<unknown> => 'kind' in entry

function settleOne(
  { name, kind }: Variable<unknown>,
  otherwise: unknown,
  source: Source,
  problems: string[],
  path: string,
) {
  const { environment, file } = source
  const isWritten = environment[name] !== undefined
  if (!isWritten && !file) return otherwise
  const written = environment[name] ?? inWords(otherwise)
  const value = kind.read(written)
  if (!(value instanceof Wrong)) return value
  const place = isWritten ? name : `${path} in ${file}`
  problems.push(`${place} ${value.sentence}${kind.isSecret ? '' : `; it is "${written}"`}.`)
  return otherwise
}

const inWords = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

/** The names of all variables of a table. */
export function settingsIn(table: Table): string[] {
  return Object.values(table).flatMap((entry) => (isVariable(entry) ? [entry.name] : settingsIn(entry)))
}

/** Netlify sets these wherever it builds a site. */
const ofHosts = ['SITE_ID', 'SITE_NAME']

/** A variable that looks like one of ours and is none was misspelled. */
export function misspelled(environment: Environment, prefixes: string[], known: string[]): string[] {
  return Object.keys(environment)
    .filter((name) => prefixes.some((prefix) => name.toUpperCase().startsWith(prefix)))
    .filter((name) => !known.includes(name) && !ofHosts.includes(name))
    .map((name) => notASetting(name, closest(name, known)))
}

export const notASetting = (name: string, meant: string | undefined) =>
  `${name} is not a setting of this site. ${meant ? `Did you mean ${meant}?` : 'The known ones are in .env.example.'}`

/** An error that lists what has to be corrected. */
export const needsCorrection = (problems: string[]) =>
  new Error(`The configuration needs a correction:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
