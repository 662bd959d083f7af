import { type PictureName, pictures } from '#app/content/pictures.ts'
import { type Crop, crops, phone } from './crops.ts'
import './pictures.generated.css'
import versions from './pictures.generated.json' with { type: 'json' }

type Props = {
  name: PictureName
  crop: Crop
  /** How wide the picture is laid out, as in the `sizes` attribute. */
  sizes: string
  /** What a phone gets instead, where its layout cuts the picture differently. */
  onPhone?: { crop: Crop; sizes: string }
  /** A picture beside its own name says nothing new to those who cannot see it. */
  decorative?: boolean
}

export function srcSet(name: PictureName, crop: Crop, format: 'avif' | 'jpg') {
  return crops[crop].widths
    .map((width) => `/pictures/${name}-${versions[name]}-${crop}-${width}.${format} ${width}w`)
    .join(', ')
}

/** The file for readers that know no `srcset`. */
export function source(name: PictureName, crop: Crop, width: number) {
  return `/pictures/${name}-${versions[name]}-${crop}-${width}.jpg`
}

/** A picture below the fold: loads when it comes near, on a ground of its own color. */
export function Picture({ name, crop, sizes, onPhone, decorative = false }: Props) {
  const { ratio } = crops[crop]
  return (
    <picture>
      {onPhone && (
        <source media={phone} type="image/avif" srcSet={srcSet(name, onPhone.crop, 'avif')} sizes={onPhone.sizes} />
      )}
      <source type="image/avif" srcSet={srcSet(name, crop, 'avif')} sizes={sizes} />
      <img
        src={source(name, crop, crops[crop].widths[2])}
        srcSet={srcSet(name, crop, 'jpg')}
        sizes={sizes}
        width={1200}
        height={Math.round(1200 / ratio)}
        alt={decorative ? '' : pictures[name]}
        loading="lazy"
        decoding="async"
        data-picture={name}
      />
    </picture>
  )
}
