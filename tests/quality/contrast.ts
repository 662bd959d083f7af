import type { Locator } from '@playwright/test'
import sharp from 'sharp'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255)

/** The color of light words, and where their lines stand on the screen. */
export const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return {
      color: (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({
        left: Math.round(x),
        top: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      })),
    }
  })

/** The contrast of light words with what is behind their lines, where that is brightest, but for one pixel in fifty. */
export async function contrastWith(behind: Buffer, { color, lines }: Awaited<ReturnType<typeof linesOf>>) {
  const brightness: number[] = []
  const { width, height } = await sharp(behind).metadata()
  for (const line of lines) {
    if (line.left + line.width > width || line.top + line.height > height) continue
    const { data, info } = await sharp(behind).extract(line).raw().toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += info.channels)
      brightness.push(luminance(data[at], data[at + 1], data[at + 2]))
  }
  const brightest = brightness.sort((a, b) => a - b)[Math.floor(brightness.length * 0.98)] ?? 1
  return (luminance(...color) + 0.05) / (brightest + 0.05)
}
