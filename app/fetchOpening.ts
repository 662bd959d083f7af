import type { Place } from './place.ts'
import { savesData } from './savesData.ts'
import { phone } from './ui/crops.ts'
import { srcSet } from './ui/Picture.tsx'

const fetched = new Set<string>()

/** Fetches the picture that a page opens with and makes it ready to be painted. */
export function fetchOpening({ page: { path, content } }: Place) {
  if (fetched.has(path) || savesData()) return
  fetched.add(path)
  const picture = new Image()
  picture.sizes = '100vw'
  picture.srcset = srcSet(content.hero.picture, matchMedia(phone).matches ? 'tall' : 'wide', 'avif')
  picture.decode().catch(() => {})
}
