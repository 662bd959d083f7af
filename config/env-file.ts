/** Reads a file of settings such as `.env`. Whatever could be meant in two ways is told, never guessed. */

export type EnvFile = { values: Record<string, string>; problems: string[] }

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

/** Others may hold a password. */
const isShown = (name: string) => /^(SITE|FORM|MAP)_/.test(name)
