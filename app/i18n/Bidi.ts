import { createElement } from 'react'
import { isLatin, isLong, piecesOf } from './bidi.ts'
import { useEdition } from './edition.ts'

/** A text in which runs of Latin letters and figures keep their own direction, and their language where it is another. */
export function Bidi({ text }: { text: string }) {
  const { dir, lang } = useEdition()
  return piecesOf(text, dir).map((piece, nth) =>
    nth % 2
      ? createElement(
          'bdi',
          {
            key: `${nth} ${piece}`,
            dir: 'ltr',
            lang: lang !== 'en' && isLatin(piece) ? 'en' : undefined,
            'data-long': isLong(piece) || undefined,
          },
          piece,
        )
      : piece,
  )
}
