import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { type Diagnostic, sentences } from './sentences.ts'

/** By its own script: on Windows what stands in .bin cannot be started without a shell. */
const compiler = 'node_modules/typescript/bin/tsc'
/** Without the tests, the server and the tools: half the time. `npm run check` looks at all. */
const project = 'publish/content'

/** What the types say of everything that becomes pages, a sentence each. */
export async function checkTypes(languages?: readonly string[]): Promise<string[]> {
  mkdirSync('.cache', { recursive: true })
  const options = [
    '-p',
    project,
    '--pretty',
    'false',
    // Several checkers do much of the work each: a third more of it for files as few as these.
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/content.tsbuildinfo',
  ]
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [compiler, ...options], { maxBuffer: 2 ** 26 }, (error, text, errors) =>
      done(error && !text ? `error: ${errors || error.message}` : text),
    )
  })
  if (output.startsWith('error')) return [`The types could not be checked. ${output.split('\n')[0]}`]
  return sentences(output.split(/\n(?! )/).flatMap(parse), languages)
}

function parse(text: string): Diagnostic[] {
  const [, file, line, column, code, message] =
    text.trimEnd().match(/^(.+?)\((\d+),(\d+)\): error TS(\d+): ([\s\S]*)$/) ?? []
  if (!file || !message) return []
  return [{ file, line: Number(line), column: Number(column), code: Number(code), message }]
}
