/**
 * Parts a style sheet into what a screen needs at once and what only paper needs. The pages inline the one and name
 * the other as a file for print, which no screen waits for. The bundler has unnested the rules: each block for paper
 * stands at the top level.
 */
export function apart(sheet: string) {
  const opening = '@media print{'
  let screen = ''
  let paper = ''
  let at = 0
  for (let start = sheet.indexOf(opening); start >= 0; start = sheet.indexOf(opening, at)) {
    const end = endOfBlock(sheet, start)
    screen += sheet.slice(at, start)
    paper += sheet.slice(start, end)
    at = end
  }
  return { screen: screen + sheet.slice(at), paper }
}

function endOfBlock(sheet: string, start: number) {
  let depth = 0
  for (let at = sheet.indexOf('{', start); at < sheet.length; at++) {
    if (sheet[at] === '{') depth++
    if (sheet[at] === '}' && --depth === 0) return at + 1
  }
  throw new Error('A block of the style sheet has no end')
}
