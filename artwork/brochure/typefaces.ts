/** Cuts static instances of the typefaces: the browser embeds variable ones as drawings, twice as heavy and ragged. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const vazirmatn = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'

const faces: [name: string, source: string, axes: Record<string, number>][] = [
  ['fraunces-display', fraunces, { wght: 400, opsz: 72 }],
  ['fraunces-text', fraunces, { wght: 400, opsz: 24 }],
  ['instrument-400', instrument, { wght: 400 }],
  ['instrument-500', instrument, { wght: 500 }],
  ['instrument-600', instrument, { wght: 600 }],
  ['instrument-italic', instrument.replace('normal', 'italic'), { wght: 400 }],
  ['vazirmatn', vazirmatn, { wght: 400 }],
  ['vazirmatn-500', vazirmatn, { wght: 500 }],
  ['vazirmatn-600', vazirmatn, { wght: 600 }],
  ['markazi', '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2', { wght: 450 }],
]

/** Each with the characters that occur; figures are always among them, for the page numbers. */
export async function cutTypefaces(folder: string, text: string) {
  await mkdir(folder, { recursive: true })
  const characters = [...new Set(`${text}0123456789`)].join('')
  for (const [name, source, variationAxes] of faces) {
    const face = await readFile(`node_modules/${source}`)
    await writeFile(
      `${folder}/${name}.woff2`,
      await subsetFont(face, characters, { targetFormat: 'woff2', variationAxes }),
    )
  }
}
