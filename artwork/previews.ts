/** Draws the pictures that link previews show (1200 x 630): each page's hero with its title and the mark. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { sources } from '../app/content/editions.ts'
import { isListed } from '../app/page.ts'
import { routes } from '../app/routes.ts'
import { previewName } from '../app/seo/previewName.ts'
import { markPaths } from '../app/ui/markPaths.ts'
import { adjustments } from '../pictures/adjust.ts'
import { cutOut, developed } from './cut.ts'
import type { Master } from './masters.ts'

const size = { width: 1200, height: 630 }
const typeface = '.cache/preview-font.ttf'

const shade = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes(size)}>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#0f0d0b" stop-opacity=".9"/><stop offset=".45" stop-color="#0f0d0b" stop-opacity=".6"/><stop offset=".8" stop-color="#0f0d0b" stop-opacity="0"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <g transform="translate(72 66) scale(2.75)">
    <g fill="#e2a02a">${markPaths.threads.map((turn) => `<path d="${markPaths.thread}" transform="rotate(${turn} 16 20.5)"/>`).join('')}</g>
    <g fill="none" stroke="#fdf8ee" stroke-width="1.7" stroke-linecap="round"><path d="${markPaths.quay}"/><path d="${markPaths.wave}"/></g>
  </g>
</svg>`

export async function drawPreviews(masters: Map<string, Master>) {
  // Their titles are English: editions share the pictures.
  const pages = sources.slice(0, 1).flatMap(routes).filter(isListed)
  await mkdir('.cache', { recursive: true })
  await mkdir('public/previews', { recursive: true })
  await writeFile(typeface, await displayFace(pages.map(({ content }) => content.hero.title).join('')))

  for (const { path, content } of pages) {
    const { title, picture } = content.hero
    const words = await sharp({
      text: {
        text: `<span foreground="#fdf8ee" letter_spacing="-1900">${title.replace('&', '&amp;')}</span>`,
        font: 'Fraunces 62',
        fontfile: typeface,
        width: 640,
        rgba: true,
        dpi: 96,
        spacing: -12,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    await opened(masters.get(picture.name))
      .resize({ ...size, fit: 'cover' })
      .composite([
        { input: Buffer.from(shade) },
        { input: words.data, left: 72, top: size.height - 72 - words.info.height },
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(`public/previews/${previewName(path)}.jpg`)
  }
}

/** Cut around its focus where one was set, else around its middle by what follows. */
function opened(master: Master | undefined) {
  if (!master) throw new Error('A page has no picture for its link preview')
  const picture = developed(master.file)
  if (!adjustments[master.name]?.focus) return picture
  return picture.extract(cutOut(master.name, master.size, { ratio: size.width / size.height }))
}

/** The face that the pages are set in. The text renderer reads no WOFF2. */
async function displayFace(characters: string) {
  return subsetFont(await readFile('app/styles/fonts/fraunces.woff2'), characters, { targetFormat: 'sfnt' })
}

function attributes(values: Record<string, number>) {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}
