import { use } from 'react'
import { jsx } from 'react/jsx-runtime'
import { isLatin, isLong, splitRuns } from '#app/lib/bidi.ts'
import { LanguageContext } from './edition.ts'

/** A text in which runs of Latin letters and figures keep their own direction, and their language where it is another. */
export function BidiText({ text }: { text: string }) {
  const { dir, lang } = use(LanguageContext)
  return splitRuns(bound(text), dir).map((piece, nth) => {
    if (nth % 2 === 0) return piece
    const language = lang !== 'en' && isLatin(piece) ? { lang: 'en' } : {}
    const breaks = isLong(piece) ? { 'data-long': '' } : {}
    return jsx('bdi', { dir: 'ltr', ...language, ...breaks, children: piece }, `${nth} ${piece}`)
  })
}

// What the specification words ("from 25kg", "ICUMSA 45", "ISO 9001:2015") keeps its spaces: others look for it by them.
const beforeNumber = /\b(ISO|UNECE|CXS|GSO) (?=[\w-]*\d\b(?!:))/g
const beforeUnit = /(?<=\d) (?=(?:mm|cm|g|kg|ft)\b)/g
const withinUnit = /(?<=\p{Script=Arabic})\/(?=\p{Script=Arabic})/gu

/** A figure stays on the line of its unit, and of the standard that it numbers; «ملجم/كجم» does not break at its stroke. */
const bound = (text: string) =>
  text.replace(beforeNumber, '$1\u00a0').replace(beforeUnit, '\u00a0').replace(withinUnit, '/\u2060')
