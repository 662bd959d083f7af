import type { Place } from './place.ts'
import { phone, sheetSizes } from './ui/crops.ts'
import { srcSet } from './ui/Picture.tsx'

/** Fetches the picture that a page opens with and makes it ready to be painted. */
export function fetchOpening({ page: { kind, content } }: Place) {
  const picture = new Image()
  const crop = matchMedia(phone).matches ? 'tall' : 'wide'
  picture.sizes = kind === 'sheet' ? sheetSizes : '100vw'
  picture.srcset = srcSet(content.hero.picture, kind === 'sheet' ? 'card' : crop, 'avif')
  picture.decode().catch(() => {})
}
