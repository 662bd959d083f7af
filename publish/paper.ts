import { endOfBlock } from './directed.ts'

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
