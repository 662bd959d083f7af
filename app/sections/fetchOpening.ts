import type { PictureName } from '#app/content/pictures.ts'
import { savesData } from '#app/savesData.ts'
import { previewName } from '#app/seo/previewName.ts'
import { phone } from '#app/ui/crops.ts'
import { srcSet } from '#app/ui/Picture.tsx'

const fetched = new Set<string>()

/** Fetches the picture that a page opens with and makes it ready to be painted. */
export function fetchOpening(path: string) {
  if (fetched.has(path) || savesData()) return
  fetched.add(path)
  const picture = new Image()
  picture.sizes = '100vw'
  picture.srcset = srcSet(openingOf(path), matchMedia(phone).matches ? 'tall' : 'wide', 'avif')
  picture.decode().catch(() => {})
}

/** /products/nuts opens with nuts-hero. */
const openingOf = (path: string) => `${previewName(path)}-hero` as PictureName
