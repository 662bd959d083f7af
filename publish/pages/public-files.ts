import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictureVersion, stencilOf } from '../../app/i18n/pictures.ts'
import { brochureFile, brochureOf } from '../../app/i18n/printing.ts'
import type { Source } from '../../app/i18n/source.ts'
import type { PictureName } from '../../content/schema/catalogue.ts'
import versions from '../../content/site/pictures.generated.json' with { type: 'json' }

/** Gives the brochures the address that pages offer them at. One that is not offered is not published. */
export async function placeBrochures(dist: string, sources: readonly Source[]) {
  for (const source of sources) {
    const offered = brochureOf(source)
    if (!offered) continue
    const target = join(dist, offered.path)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(dist, brochureFile(source.language)), target)
  }
  await rm(join(dist, 'catalog'), { recursive: true, force: true })
}

/** Takes away the link previews of editions that are not published. */
export async function removePreviews(dist: string, editions: readonly { prefix: string }[]) {
  const folder = join(dist, 'previews')
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !editions.some(({ prefix }) => prefix === `/${entry.name}`))
      await rm(join(folder, entry.name), { recursive: true })
}

/** Of pictures that are there with our mark and without, takes away those that no page shows. */
export async function removePictures(dist: string) {
  const unused = (Object.keys(versions) as PictureName[]).flatMap((name) => {
    const { version } = pictureVersion(name)
    return [versions[name], stencilOf(name)?.plain]
      .filter((one) => one && one !== version)
      .map((one) => `${name}-${one}-`)
  })
  const folder = join(dist, 'pictures')
  for (const file of await readdir(folder))
    if (unused.some((beginning) => file.startsWith(beginning))) await rm(join(folder, file))
}
