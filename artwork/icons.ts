/** Draws the icon set from the mark. Run when the mark changes; the results are committed. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icon } from '../app/styles/markPaths.ts'

const png = (size: number, inset: number, corner: number) =>
  sharp(Buffer.from(icon(inset, corner)), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico file is a directory of six and sixteen bytes before the PNG it holds. */
function ico(image: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

await writeFile('public/icon.svg', icon())
await writeFile('public/favicon.ico', ico(await png(32, 0.04, 5), 32))
await writeFile('public/apple-touch-icon.png', await png(180, 0.14, 0))
await writeFile('public/icon-192.png', await png(192, 0.08, 5))
await writeFile('public/icon-512.png', await png(512, 0.08, 5))
// Launchers may cut everything outside the middle 80%.
await writeFile('public/icon-maskable.png', await png(512, 0.2, 0))
