import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255)

/** The color of light words, and where their lines stand on the screen. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return {
      color: (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      lines: [...range.getClientRects()]
        .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))
        .map(([left = 0, top = 0, right = 0, bottom = 0]) => ({ left, top, right, bottom }))
        // What is on the screen.
        .filter(({ right, bottom }) => right <= window.innerWidth && bottom <= window.innerHeight),
    }
  })

/** By the element: the page's policy lets no style sheet in. */
const fade = (words: Locator[], opacity: string) =>
  Promise.all(
    words.map((part) =>
      part.evaluate((element: HTMLElement, value) => element.style.setProperty('opacity', value), opacity),
    ),
  )

/** The contrast of light words with what is behind their lines, where that is brightest, but for one pixel in fifty. */
export async function contrastBehind(page: Page, words: Locator[]) {
  const texts = await Promise.all(words.map(linesOf))
  const all = texts.flatMap(({ lines }) => lines)
  if (all.length === 0) return texts.map(() => 0)
  const [x, y] = [Math.min(...all.map(({ left }) => left)), Math.min(...all.map(({ top }) => top))]
  const [right, bottom] = [Math.max(...all.map((line) => line.right)), Math.max(...all.map((line) => line.bottom))]
  await fade(words, '0')
  const behind = await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } })
  await fade(words, '')
  const { data, info } = await sharp(behind).raw().toBuffer({ resolveWithObject: true })
  return texts.map(({ color, lines }) => {
    const brightness: number[] = []
    for (const line of lines)
      for (let row = line.top - y; row < line.bottom - y; row++)
        for (let column = line.left - x; column < line.right - x; column++) {
          const at = (row * info.width + column) * info.channels
          brightness.push(luminance(data[at], data[at + 1], data[at + 2]))
        }
    const brightest = brightness.sort((a, b) => a - b)[Math.floor(brightness.length * 0.98)] ?? 1
    return (luminance(...color) + 0.05) / (brightest + 0.05)
  })
}
