/**
 * Derives what the site serves from the masters in pictures/: AVIF and JPEG in the widths of the layout,
 * their versions, and the ground color that stands in until a picture arrives. A picture is only encoded
 * again when its master or the recipe changed; the results are committed, so that a fresh clone encodes nothing.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Crop, crops, portraitCenter } from '../app/ui/crops.ts'
import { drawPreviews } from './previews.ts'

const masters = 'pictures'
const served = 'public/pictures'
const quality = { avif: 50, jpeg: 74 }
/** Thousands of seeds cost more bytes than they show. */
const lighter: Record<string, { avif: number }> = { 'seed-spices': { avif: 46 } }
const qualityOf = (name: string) => ({ ...quality, ...lighter[name] })
const shapes = Object.values(crops).map(({ ratio }) => ratio)

const known = new Set<string>()
const versions: Record<string, string> = {}
const grounds: string[] = []
await mkdir(served, { recursive: true })
const present = new Set(await readdir(served))

for (const file of (await readdir(masters)).filter((name) => name.endsWith('.jpg')).sort()) {
  const name = file.slice(0, -'.jpg'.length)
  const master = await readFile(`${masters}/${file}`)
  const recipe = JSON.stringify([shapes, qualityOf(name), portraitCenter[name]])
  const version = createHash('sha256').update(master).update(recipe).digest('hex').slice(0, 8)
  versions[name] = version
  grounds.push(`[data-picture='${name}']{background:${await groundColor(master)}}`)

  const kinds: Crop[] = name.endsWith('-hero') || name === 'stock' ? ['wide', 'tall'] : ['card']
  for (const kind of kinds) for (const width of crops[kind].widths) await derive(name, master, version, kind, width)
}

for (const file of present) if (!known.has(file)) await rm(`${served}/${file}`)
await drawPreviews()
await writeFile('app/ui/pictures.generated.json', `${JSON.stringify(versions, null, 2)}\n`)
await writeFile('app/ui/pictures.generated.css', `${grounds.join('\n')}\n`)
console.log(`${Object.keys(versions).length} pictures, ${known.size} files in ${served}`)

async function derive(name: string, master: Buffer, version: string, kind: Crop, width: number) {
  const files = (['avif', 'jpg'] as const).map((format) => ({
    format,
    file: `${name}-${version}-${kind}-${width}.${format}`,
  }))
  for (const { file } of files) known.add(file)
  if (files.every(({ file }) => present.has(file))) return
  console.log(`${name} ${kind} ${width}`)

  const cropped = await crop(master, kind, portraitCenter[name] ?? 0.66)
  const resized = sharp(cropped).resize({ width, withoutEnlargement: true })
  for (const { format, file } of files) {
    const image =
      format === 'avif'
        ? resized.clone().avif({ quality: qualityOf(name).avif, effort: 4 })
        : resized.clone().jpeg({ quality: qualityOf(name).jpeg, mozjpeg: true })
    await image.toFile(`${served}/${file}`)
  }
}

/** Cuts the largest part of the crop's shape out of the master, around `center` (0 left, 1 right). */
async function crop(master: Buffer, kind: Crop, center: number) {
  const { width = 0, height = 0 } = await sharp(master).metadata()
  const shape = crops[kind].ratio
  const cut = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  }
  const left = Math.round(Math.min(Math.max(width * center - cut.width / 2, 0), width - cut.width))
  return sharp(master)
    .extract({
      ...cut,
      left: kind === 'tall' ? left : Math.round((width - cut.width) / 2),
      top: Math.round((height - cut.height) / 2),
    })
    .toBuffer()
}

async function groundColor(master: Buffer) {
  const [red = 0, green = 0, blue = 0] = await sharp(master).resize(1, 1).raw().toBuffer()
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
