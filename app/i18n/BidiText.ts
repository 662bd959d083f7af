import { use } from 'react'
import { jsx } from 'react/jsx-runtime'
import { isLatin, isLong, splitRuns } from '#app/lib/bidi.ts'
import { bound } from './bound.ts'
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
