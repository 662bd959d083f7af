/** Draws the icon set from the mark. Run when the mark changes; the results are committed. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { colors } from '../app/styles/colors.ts'
import { markPaths } from '../app/styles/markPaths.ts'

const { thread, quay, wave, threads } = markPaths

/** `inset` is the share of the icon that stays free around the mark. */
function drawing(inset: number, corner: number) {
  const scale = 1 - 2 * inset
  const turned = threads.map((degrees) => `<path d="${thread}" transform="rotate(${degrees} 16 20.5)"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${colors.quay}"/><g transform="translate(${32 * inset} ${32 * inset}) scale(${scale})"><g fill="${colors.saffron}">${turned}</g><g fill="none" stroke="${colors.onDark}" stroke-width="1.9" stroke-linecap="round"><path d="${quay}"/><path d="${wave}"/></g></g></svg>`
}

const png = (size: number, inset: number, corner: number) =>
  sharp(Buffer.from(drawing(inset, corner)), { density: 72 * (size / 32) })
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

await writeFile('public/icon.svg', drawing(0.06, 5))
await writeFile('public/favicon.ico', ico(await png(32, 0.04, 5), 32))
await writeFile('public/apple-touch-icon.png', await png(180, 0.14, 0))
await writeFile('public/icon-192.png', await png(192, 0.08, 5))
await writeFile('public/icon-512.png', await png(512, 0.08, 5))
// Launchers may cut everything outside the middle 80%.
await writeFile('public/icon-maskable.png', await png(512, 0.2, 0))
