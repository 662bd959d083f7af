import type { Pictured } from '#app/i18n/pictures.ts'
import { type Crop, crops, cropsOf, onPhones } from './crops.ts'
import './pictures.generated.css'

type Props = {
  picture: Pictured
  crop: Crop
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string
  /** What a phone gets instead, where its layout cuts the picture differently. */
  forPhone?: { crop: Crop; sizes: string }
  /** A picture beside its own name says nothing new to those who cannot see it. */
  decorative?: boolean
  /** The first that is seen: it is asked for at once. Others load when they come near. */
  isOpening?: boolean
}

export function srcSet({ name, version }: Pictured, crop: Crop) {
  return crops[crop].widths.map((width) => `/pictures/${name}-${version}-${crop}-${width}.avif ${width}w`).join(', ')
}

/** The file for what reads no AVIF. */
export function pictureFile({ name, version }: Pictured) {
  const [crop] = cropsOf(name)
  return `/pictures/${name}-${version}-${crop}-${crops[crop].widths[2]}.jpg`
}

/** On a ground of its own color until it has come. */
export function Picture({ picture, crop, sizes, forPhone, decorative = false, isOpening = false }: Props) {
  const { ratio } = crops[crop]
  return (
    <picture>
      {forPhone && (
        <source media={onPhones} type="image/avif" srcSet={srcSet(picture, forPhone.crop)} sizes={forPhone.sizes} />
      )}
      <source type="image/avif" srcSet={srcSet(picture, crop)} sizes={sizes} />
      <img
        src={pictureFile(picture)}
        width={1200}
        height={Math.round(1200 / ratio)}
        alt={decorative ? '' : picture.alt}
        data-ground={picture.ground}
        data-picture={picture.name}
        {...(isOpening ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
