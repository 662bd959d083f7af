import { readFileSync } from 'node:fs'

/** Sentences for a file that cannot be read: quotation marks that are none, each where it stands, or else the line. */
export function unreadable(file: string, line: number): string[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const quotes = lines.flatMap((text, nth) => {
    const slip = wrongQuotes(text)
    return slip ? [`${file}, line ${nth + 1}: ${slip}`] : []
  })
  return quotes.length ? quotes : [`${file}, line ${line}: ${usually(lines[line - 2] ?? '', lines[line - 1] ?? '')}`]
}

function wrongQuotes(line: string) {
  if (/^\s*(\/\/|\*|\/\*)/.test(line)) return undefined
  const outside = line.replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""')
  if (/[‘’‚“”„«»]/.test(outside.replace(/'(?:[^'\\]|\\.)*'/g, "''")))
    return `the quotation marks are curly, and straight ones are needed. Write ${straight(line)}`
  const marks = outside.match(/(?<!\\)'/g)?.length ?? 0
  if (marks % 2 && /\p{L}'\p{L}/u.test(outside))
    return `the apostrophe ends the text. Write it curly: ${line.trim().replace(/(?<=\p{L})'(?=\p{L})/gu, '’')}`
  return undefined
}

/** As it has to be written; an apostrophe inside a word may be curly. */
const straight = (line: string) => line.trim().replace(/[‘‚“”„«»]|’(?!\p{L})|(?<!\p{L})’/gu, "'")

function usually(before: string, line: string) {
  const above = before.trim()
  const hint =
    /['"\]}\w]$/.test(above) && !/[,{[(]$/.test(above) && above
      ? `, such as a comma at the end of “${above.slice(-40)}”`
      : ''
  return `the file cannot be read from here on. Usually a comma, a quotation mark or a bracket is missing, here or on the line before${hint}. The line is “${line.trim().slice(0, 60)}”.`
}
