import { mkdir, rename } from 'node:fs/promises'
import sharp from 'sharp'
import { crops } from '../app/ui/crops.ts'
import { type Derived, qualityOf } from '../publish/content/pictures.ts'
import { cutOut, developed } from './cut.ts'
import type { Master } from './masters.ts'

/** Where finished files wait until all of them are there. What an interrupted run has left here is not made again. */
export const workshop = '.cache/pictures'

/** Encodes the given files of a master, and tells of each. */
export async function encode(master: Master, wanted: Derived[], told: () => void) {
  await mkdir(workshop, { recursive: true })
  for (const [crop, files] of Map.groupBy(wanted, (one) => one.crop)) {
    const widest = Math.max(...crops[crop].widths)
    const { data, info } = await developed(master.file)
      .extract(cutOut(master.name, master.size, crops[crop]))
      .resize({ width: widest, withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    for (const { width, format, file } of files) {
      const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
      const { avif, jpeg } = qualityOf(master.name)
      const image =
        format === 'avif' ? resized.avif({ quality: avif, effort: 4 }) : resized.jpeg({ quality: jpeg, mozjpeg: true })
      await image.toFile(`${workshop}/${file}.part`)
      await rename(`${workshop}/${file}.part`, `${workshop}/${file}`)
      told()
    }
  }
}
