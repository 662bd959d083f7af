/** Cuts the pictures to their places on paper. As JPEG: the browser would unpack AVIF into the document. */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import sharp from 'sharp'
import { cutOut, developed } from '../cut.ts'

/** A place for a picture, in CSS pixels, of which an inch has 96. */
export type Box = { name: string; file: string; width: number; height: number }

const perInch = 140
const quality = 53

/** Strips are so low that the middle of these misses the subject: percent from the top. */
const heights: Record<string, number> = {
  'herbal-teas': 34,
  'beverage-mixes': 36,
  sugars: 42,
  'unrefined-sugars': 46,
  walnuts: 30,
}

/** The cover is so narrow that the middle of these misses the subject: percent from the left. */
const lefts: Record<string, number> = { 'souk-sacks': 62 }

export async function cutPhotographs(folder: string, boxes: Box[]) {
  await mkdir(`${folder}/photographs`, { recursive: true })
  const masters = new Map((await readdir('pictures')).map((file) => [parse(file).name, `pictures/${file}`]))
  for (const { name, file, width, height } of boxes) {
    const master = await readFile(masters.get(name) ?? `pictures/${name}.jpg`)
    const { autoOrient } = await sharp(master).metadata()
    await developed(master)
      .extract(cutOut(name, autoOrient, { ratio: width / height, focus: [lefts[name] ?? 50, heights[name] ?? 50] }))
      .resize(pixels(width), pixels(height))
      .jpeg({ quality, mozjpeg: true })
      .toFile(`${folder}/${file}`)
  }
}

const pixels = (length: number) => Math.round((length / 96) * perInch)
