/*
 * Figures, ranges, codes and Latin names keep their own direction on a page that is read from right to left: "12%" and
 * "18–20" would turn around in Arabic.
 */
type Direction = 'ltr' | 'rtl'

const letter = '[\\p{Script=Latin}\\d]'
// "C. latifolia" is one name, "U.S. Fancy, Extra No. 1" one run, and the last point of "Loligo spp." part of it.
const short = `(?:(?:\\p{Lu}|U\\.S|No)\\.(?=[ \\u00a0]${letter})|spp\\.|GLOBALG\\.A\\.P\\.)`
const word = `(?:${short}|${letter}(?:[\\p{Script=Latin}\\d@.,:/%+°×–_’-]*[\\p{Script=Latin}\\d%+°])?)`
// "sugar-free", if the narrowest column has room for it. In elements and not by joiners: texts stay as they are searched for.
const compound = '(?<![\\w-])(?=[a-z-]{4,16}(?![\\w-]))[a-z]+(?:-[a-z]+)+'
/**
 * Latin letters and figures with what belongs to them; on other pages what would turn when a browser turns the page, and
 * what is read as one piece.
 */
const runs = {
  rtl: new RegExp(`([+−]?${word}(?:[ \\u00a0](?:[×–]\\u00a0)?${word})*)`, 'u'),
  ltr: new RegExp(
    `(${compound}|\\bISO \\d+:\\d+|\\b(?:\\d+[.,])*\\w*\\d\\w*[/–-]\\d(?:[\\w.,]*\\w)?%?|\\b[A-Z]+-\\d+)`,
    'u',
  ),
}

/** In an attribute or a title there are no elements: these characters do it there. */
const isolate = '\u2066'
const end = '\u2069'

/** What of the markup is said and not shown. */
export const saidIn = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'data-while-open', 'data-stock-alt']

/** A figure alone cannot turn around. */
const figure = /^\d+(?:\.\d+)?$/

/** Between Latin terms of an Arabic list, which are read from the right as well. */
const latinMark = /(?<=[\p{Script=Latin}\d%.)])[,;](?=[ \u00a0][\p{Script=Latin}\d])/gu

/** The text cut into pieces; every second one is a run of its own direction. */
export function splitRuns(text: string, dir: Direction) {
  const pieces = ['']
  const said = dir === 'rtl' ? text.replace(latinMark, (mark) => (mark === ',' ? '،' : '؛')) : text
  for (const [nth, piece] of said.split(runs[dir]).entries())
    if (nth % 2 && !figure.test(piece)) pieces.push(piece, '')
    else pieces[pieces.length - 1] += piece
  return pieces
}

/** The same for a label of a drawing, where there is no markup: "60 ASTA" and "69–93°" turn around there even by themselves. */
export function inDrawing(text: string, dir: Direction) {
  if (dir === 'ltr') return text
  return splitRuns(text, dir)
    .map((piece, nth) => (nth % 2 ? `${isolate}${piece}${end}` : piece))
    .join('')
}

/** The same for attributes and titles. What has no Arabic letter is no sentence: an address, a code by itself. */
export const inPlainText = (text: string, dir: Direction) =>
  /\p{Script=Arabic}/u.test(text) ? inDrawing(text, dir) : text
