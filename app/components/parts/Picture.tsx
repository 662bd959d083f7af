import type { Pictured } from '#app/content/types.ts'
import { type Crop, crops, phone } from './crops.ts'
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
}

export function srcSet({ name, version }: Pictured, crop: Crop, format: 'avif' | 'jpg') {
  return crops[crop].widths
    .map((width) => `/pictures/${name}-${version}-${crop}-${width}.${format} ${width}w`)
    .join(', ')
}

/** The file for readers that know no `srcset`. */
export function source({ name, version }: Pictured, crop: Crop, width: number) {
  return `/pictures/${name}-${version}-${crop}-${width}.jpg`
}

/** A picture below the fold: loads when it comes near, on a ground of its own color. */
export function Picture({ picture, crop, sizes, forPhone, decorative = false }: Props) {
  const { ratio } = crops[crop]
  return (
    <picture>
      {forPhone && (
        <source
          media={phone}
          type="image/avif"
          srcSet={srcSet(picture, forPhone.crop, 'avif')}
          sizes={forPhone.sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(picture, crop, 'avif')} sizes={sizes} />
      <img
        src={source(picture, crop, crops[crop].widths[2])}
        srcSet={srcSet(picture, crop, 'jpg')}
        sizes={sizes}
        width={1200}
        height={Math.round(1200 / ratio)}
        alt={decorative ? '' : picture.alt}
        loading="lazy"
        decoding="async"
        data-ground={picture.ground}
        data-picture={picture.name}
      />
    </picture>
  )
}
