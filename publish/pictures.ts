import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import versions from '../app/catalogue/pictures.generated.json' with { type: 'json' }
import type { PictureName } from '../app/catalogue/types.ts'
import { stencilOf, versionOf } from '../app/content/mark.ts'

/** Takes away what pages do not show of pictures that are there with the mark and without. */
export async function keepPictures(dist: string) {
  const unused = (Object.keys(versions) as PictureName[]).flatMap((name) => {
    const { version } = versionOf(name)
    return [versions[name], stencilOf(name)?.plain]
      .filter((one) => one && one !== version)
      .map((one) => `${name}-${one}-`)
  })
  const folder = join(dist, 'pictures')
  for (const file of await readdir(folder))
    if (unused.some((beginning) => file.startsWith(beginning))) await rm(join(folder, file))
}
