import { readFileSync } from 'node:fs'
import { everyLanguage } from './languages.ts'
import { probablyMeant } from './misspelled.ts'
import { unreadable } from './unreadable.ts'

export type Diagnostic = { file: string; line: number; column: number; code: number; message: string }

/** Words, facts and the company's own data, which people edit who need not know TypeScript. */
const isContent = ({ file }: Diagnostic) =>
  /^(app\/catalogue\/|app\/content\/\w\w\/|config\/company\.ts)/.test(file) && !file.endsWith('/words.ts')

/** Tests and tools are the business of `npm run check`. */
const concerns = ({ file }: Diagnostic) => /^(app|config)\//.test(file) && !file.endsWith('.test.ts')

const isSyntax = ({ code }: Diagnostic) => code < 2000 && code !== 1117

/** A whole object that does not fit somewhere else: what follows from a slip, not the slip. */
const isConsequence = ({ code, message }: Diagnostic) =>
  [2322, 2345, 2769].includes(code) && /^(Type|Argument of type|No overload) ?'?(\{|\(\{|readonly|[A-Z])/.test(message)

/** One sentence for each slip: where it is, what is wrong, what to do. Errors elsewhere that follow from it are left out. */
export function sentences(diagnostics: Diagnostic[], languages: readonly string[] = everyLanguage): string[] {
  const isPublished = ({ file }: Diagnostic) => languages.includes(file.match(/^app\/content\/(\w\w)\//)?.[1] ?? 'en')
  const ours = diagnostics.filter(concerns).filter(isPublished)
  const broken = ours.filter(isSyntax).filter((one, at, all) => all.findIndex(({ file }) => file === one.file) === at)
  if (broken.length) return broken.flatMap(({ file, line }) => unreadable(file, line))
  const slips = ours.filter((one) => isContent(one) && !isConsequence(one))
  // Most words of other editions take their shape from the English ones, and are wrong wherever those are.
  const english = slips.filter(({ file }) => !others.test(file))
  const faulty = new Set(english.map(({ file }) => file))
  const follows = ({ file }: Diagnostic) =>
    !byCatalogue.test(file) && faulty.has(file.replace(others, 'app/content/en/'))
  const own = slips.filter((one) => others.test(one.file) && !follows(one))
  const asking = ours.filter((one) => !isContent(one))
  const told = english.length || !asking.length ? [...english, ...own].map(inContent) : asking.map(elsewhere)
  // What has no words of ours mostly follows from what has; if not, the next run says it.
  const clear = told.filter((sentence) => !sentence.includes('TypeScript says'))
  return [...new Set(clear.length ? clear : told)]
}

const others = /^app\/content\/(?!en\/)\w\w\//
/** The catalogue gives these their shape, in every language. */
const byCatalogue = /\/(sheets\/\w+|pictures)\.ts$/

const place = ({ file, line }: { file: string; line: number }) => `${file}, line ${line}`

const inContent = (diagnostic: Diagnostic) => `${place(diagnostic)}: ${explained(diagnostic)}`

function explained({ file, line, column, code, message }: Diagnostic) {
  const source = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
  const key = source.slice(column - 1).match(/^['"]?([\w-]+)/)?.[1] ?? ''
  const meant = message.match(/Did you mean(?: to write)? '"?(.+?)"?'\?/)?.[1]
  const hint = meant ? ` Did you mean \`${meant}\`?` : ''
  const first = message.split('\n')[0] ?? ''

  const unknown = first.match(/, (?:but|and) '(.+?)' does not exist in type '(\w*)/)
  if (unknown) return unknownName(file, unknown[1] ?? '', unknown[2] ?? '', hint)

  const missing = first.match(/^Property '(.+?)' is missing in type/)?.[1]
  const several = first.match(/is missing the following properties from type '.*?': (.+)$/)?.[1]
  if (missing || several) {
    const where = /^\s*\}.* satisfies /.test(source) ? 'in what ends here' : 'here'
    return `\`${missing ?? several}\` is missing ${where}. Add it.`
  }

  if (code === 1117) return `\`${key}\` stands here a second time. Keep one of them.`

  const value = first.match(/^Type '"(.*?)"' is not assignable to type/)?.[1]
  if (value !== undefined) return unfit(file, value, key, hint)
  const kind = first.match(/^Type '(\w+)' is not assignable to type '(\w+)/)
  if (kind)
    return `\`${key}\` is a ${kind[1]}, and a ${kind[2]} is expected. A text stands in quotation marks, a figure without.`

  const name = first.match(/^Cannot find name '(.+?)'/)?.[1]
  if (name) return `\`${name}\` is not known here.${hint || ' A text needs quotation marks around it.'}`
  return `TypeScript says: ${first}${/[.?]$/.test(first) ? '' : '.'}`
}

function unknownName(file: string, name: string, type: string, hint: string) {
  if (file.endsWith('/pictures.ts'))
    return `there is no picture \`${name}\` to describe.${hint || ` Put pictures/${name}.jpg in place, name it where it is to be shown and run \`npm run pictures\`, or take this line away.`}`
  if (type === 'Record' && file.includes('/sheets/'))
    return `the group has no product \`${name}\`.${hint} The products and their ids are in ${file.replace(/content\/\w\w\/sheets/, 'catalogue')}.`
  if (type === 'Record')
    return `the catalogue has no group \`${name}\`.${hint} The groups and their ids are in ${file.replace(/content\/\w\w/, 'catalogue')}.`
  return `\`${name}\` is no name that is known here.${hint || ' Correct it or take it away.'}`
}

/** A value that is none of those that exist: of a picture, an icon, a page, a product. */
function unfit(file: string, value: string, key: string, hint: string) {
  if (key === 'picture')
    return `there is no picture \`${value}\`.${hint} A new one goes into pictures/ as ${value}.jpg, then run \`npm run pictures\`.`
  if (key === 'icon') return `there is no icon \`${value}\`.${hint} The icons are listed in app/content/types.ts.`
  if (key === 'to') return `there is no page \`${value}\`.${hint}`
  if (file === 'app/catalogue/catalogue.ts')
    return `the catalogue has no \`${value}\`, which is listed here.${hint} Give its id as it stands in its category’s file, or list another.`
  return `\`${value}\` is none of the values that fit here.${hint}`
}

/** An error in a page or section: mostly it looks for something that has another name in the words. */
function elsewhere(diagnostic: Diagnostic) {
  const { message } = diagnostic
  const asked = [...message.matchAll(/Property '(\w+)' (?:is missing in|does not exist on) type/g)].at(-1)?.[1]
  const meant = asked && probablyMeant(asked)
  if (meant)
    return `${place(meant)}: \`${meant.key}\` is no name that is known here. ${place(diagnostic)} asks for \`${asked}\`: did you mean that?`
  if (asked)
    return `${place(diagnostic)}: \`${asked}\` is asked for here, and the words have none. Add it in app/content.`
  return `${place(diagnostic)}: TypeScript says: ${message.split('\n').at(-1)?.trim()}`
}
