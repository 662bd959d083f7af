/** Draws the pictures that link previews show (1200 x 630): each page's hero with its title and the mark. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { previewName } from '../app/document/previewName.ts'
import { sources } from '../app/i18n/editions.ts'
import type { Source } from '../app/i18n/source.ts'
import { markPaths } from '../app/styles/markPaths.ts'
import { adjustments } from '../pictures/adjust.ts'
import { loadRoutes } from '../publish/content/files.ts'
import { drawnFile, drawnOf } from '../publish/content/pictures.ts'
import { cutOut, developed } from './cut.ts'
import type { Master } from './masters.ts'

const size = { width: 1200, height: 630 }
const margin = 72

/** The face that titles are set in on the pages, in points; the spaces as the text renderer counts them. */
const settings = {
  ltr: { face: 'fraunces.woff2', font: 'Fraunces 62', tracking: -1900, spacing: -12 },
  // The pages enlarge this face by a fifth as well.
  rtl: { face: 'arabic/markazi-text.woff2', font: 'Markazi Text 78', tracking: 0, spacing: 0 },
}

/** Darkness where the words stand: where reading begins. The mark is never turned. */
function shade({ dir }: Source) {
  const [begin, end] = dir === 'rtl' ? [1, 0] : [0, 1]
  const left = dir === 'rtl' ? size.width - margin - 88 : margin
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes(size)}>
  <defs><linearGradient id="g" x1="${begin}" x2="${end}"><stop offset="0" stop-color="#0f0d0b" stop-opacity=".9"/><stop offset=".45" stop-color="#0f0d0b" stop-opacity=".6"/><stop offset=".8" stop-color="#0f0d0b" stop-opacity="0"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <g transform="translate(${left} 66) scale(2.75)">
    <g fill="#e2a02a">${markPaths.threads.map((turn) => `<path d="${markPaths.thread}" transform="rotate(${turn} 16 20.5)"/>`).join('')}</g>
    <g fill="none" stroke="#fdf8ee" stroke-width="1.7" stroke-linecap="round"><path d="${markPaths.quay}"/><path d="${markPaths.wave}"/></g>
  </g>
</svg>`
}

export async function drawPreviews(masters: Map<string, Master>) {
  const drawn: Record<string, string> = {}
  const before = JSON.parse(await readFile(drawnFile, 'utf8').catch(() => '{}'))
  for (const source of sources) Object.assign(drawn, await drawEdition(source, masters, before))
  await writeFile(drawnFile, `${JSON.stringify(drawn, null, 2)}\n`)
}

/** Those that are there and would be the same are left as they are. */
async function drawEdition(source: Source, masters: Map<string, Master>, before: Record<string, string>) {
  const { dir, prefix } = source
  const { routes } = await loadRoutes()
  const pages = routes(source).filter(({ isListed }) => isListed)
  await mkdir(`public/previews${prefix}`, { recursive: true })
  const write = await letters(source, pages.map(({ content }) => content.hero.title).join(''))
  const ground = Buffer.from(shade(source))
  const drawn: Record<string, string> = {}
  for (const { path, content } of pages) {
    const { title, picture } = content.hero
    const master = masters.get(picture.name)
    const name = previewName(path, prefix)
    const file = `public/previews/${name}.jpg`
    if (master) drawn[name] = drawnOf(title, master)
    if (drawn[name] && drawn[name] === before[name] && existsSync(file)) continue
    const words = await write(title)
    const left = dir === 'rtl' ? size.width - margin - words.info.width : margin
    await opened(master)
      .resize({ ...size, fit: 'cover' })
      // As on the pages, the light comes from where reading begins.
      .flop(dir === 'rtl')
      .composite([{ input: ground }, { input: words.data, left, top: size.height - margin - words.info.height }])
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(file)
  }
  return drawn
}

/** Sets titles in the faces of an edition, cut to the characters that occur. The text renderer reads no WOFF2. */
async function letters({ language, dir }: Source, characters: string) {
  const { face, font, tracking, spacing } = settings[dir]
  const fontfile = `.cache/preview-${language}.ttf`
  await mkdir('.cache', { recursive: true })
  await writeFile(
    fontfile,
    await subsetFont(await readFile(`app/styles/fonts/${face}`), characters, { targetFormat: 'sfnt' }),
  )
  return (title: string) =>
    sharp({
      text: {
        text: `<span foreground="#fdf8ee" letter_spacing="${tracking}">${title.replace('&', '&amp;')}</span>`,
        font,
        fontfile,
        width: 640,
        rgba: true,
        dpi: 96,
        spacing,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
}

/** Cut around its focus where one was set, else around its middle by what follows. */
function opened(master: Master | undefined) {
  if (!master) throw new Error('A page has no picture for its link preview')
  const picture = developed(master.file)
  if (!adjustments[master.name]?.focus) return picture
  return picture.extract(cutOut(master.name, master.size, { ratio: size.width / size.height }))
}

function attributes(values: Record<string, number>) {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}
