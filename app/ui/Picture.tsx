import type { Pictured } from '#app/i18n/pictures.ts'
import { type Crop, crops, onPhones } from './crops.ts'
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

export function srcSet({ name, version }: Pictured, crop: Crop, format: 'avif' | 'jpg') {
  return crops[crop].widths
    .map((width) => `/pictures/${name}-${version}-${crop}-${width}.${format} ${width}w`)
    .join(', ')
}

/** The file for readers that know no `srcset`. */
export function pictureFile({ name, version }: Pictured, crop: Crop, width: number) {
  return `/pictures/${name}-${version}-${crop}-${width}.jpg`
}

/** On a ground of its own color until it has come. */
export function Picture({ picture, crop, sizes, forPhone, decorative = false, isOpening = false }: Props) {
  const { ratio, widths } = crops[crop]
  return (
    <picture>
      {forPhone && (
        <source
          media={onPhones}
          type="image/avif"
          srcSet={srcSet(picture, forPhone.crop, 'avif')}
          sizes={forPhone.sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(picture, crop, 'avif')} sizes={sizes} />
      <img
        src={pictureFile(picture, crop, widths[2])}
        srcSet={srcSet(picture, crop, 'jpg')}
        sizes={sizes}
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
