import type { Place } from './place.ts'
import { savesData } from './savesData.ts'
import { phone, sheetSizes } from './ui/crops.ts'
import { srcSet } from './ui/Picture.tsx'

const fetched = new Set<string>()

/** Fetches the picture that a page opens with and makes it ready to be painted. */
export function fetchOpening({ page: { path, kind, content } }: Place) {
  if (fetched.has(path) || savesData()) return
  fetched.add(path)
  const picture = new Image()
  const crop = matchMedia(phone).matches ? 'tall' : 'wide'
  picture.sizes = kind === 'sheet' ? sheetSizes : '100vw'
  picture.srcset = srcSet(content.hero.picture, kind === 'sheet' ? 'card' : crop, 'avif')
  picture.decode().catch(() => {})
}
