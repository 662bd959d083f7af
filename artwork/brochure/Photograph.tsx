import type { Pictured } from '#app/i18n/pictures.ts'

type Props = { picture: Pictured; use: 'cover' | 'opener' | 'group' | 'band' | 'thumb'; decorative?: boolean }

/** Fills its box. photographs.ts cuts the file to the size that the box has on paper. */
export function Photograph({ picture, use, decorative = false }: Props) {
  return (
    <div className="photograph">
      <img
        src={`photographs/${picture.name}-${use}.jpg`}
        data-picture={picture.name}
        alt={decorative ? '' : picture.alt}
      />
    </div>
  )
}
