import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { catalogFile, catalogOf } from '../app/content/catalog/printed.ts'
import { sources } from '../app/content/editions.ts'

/** Gives the printed catalogs the address that pages offer them at. One that is not offered is not published. */
export async function placeCatalogs(dist: string) {
  for (const source of sources) {
    const offered = catalogOf(source)
    if (!offered) continue
    const target = join(dist, offered.path)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(dist, catalogFile(source.language)), target)
  }
  await rm(join(dist, 'catalog'), { recursive: true, force: true })
}
