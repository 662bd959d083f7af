import sharp from 'sharp'

// Apart by more than this, of 255, two colors are two colors.
const tolerance = 40
const changed = { red: 214, green: 32, blue: 48 }

/** Half as wide and in the form that is kept, so that a reference and a new picture have lost the same. */
export async function reduce(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  // An odd last row would make the halves a little higher, and shift every line above it.
  const even = { width: width - (width % 2), height: height - (height % 2) }
  return sharp(picture)
    .extract({ left: 0, top: 0, ...even })
    .resize({ width: even.width / 2, height: even.height / 2, fit: 'fill' })
    .webp({ quality: 40, smartSubsample: true })
    .toBuffer()
}

/** How many pixels differ, and a picture of the page as it is now, pale, with those pixels in red. */
export async function compare(reference: Buffer, now: Buffer) {
  const sizes = await Promise.all([reference, now].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [before, after] = await Promise.all([reference, now].map((picture) => pixels(picture, width, height)))
  if (!before || !after) throw new Error('There are two pictures')
  let count = 0
  const marked = Buffer.alloc(after.length)
  for (let at = 0; at < after.length; at += 3) {
    const apart = Math.max(...[0, 1, 2].map((part) => Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0))))
    const isChanged = apart > tolerance
    if (isChanged) count++
    for (const [part, color] of Object.values(changed).entries())
      marked[at + part] = isChanged ? color : 170 + (after[at + part] ?? 0) / 3
  }
  const difference = sharp(marked, { raw: { width, height, channels: 3 } }).png()
  return { count, heights: sizes.map((size) => size.height), difference: () => difference.toBuffer() }
}

/** Where one picture is shorter, its end is magenta: nothing on the pages is. */
async function pixels(picture: Buffer, width: number, height: number) {
  const size = await sharp(picture).metadata()
  return sharp(picture)
    .extend({ right: width - size.width, bottom: height - size.height, background: '#ff00ff' })
    .removeAlpha()
    .raw()
    .toBuffer()
}
