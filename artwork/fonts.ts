/** Cuts both typefaces down to the characters and weights the site uses. Run when either changes; the results are committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\u00a0©·×°½é’‘“”–—…',
].join('')

const faces = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    target: 'fraunces.woff2',
    axes: { wght: 400, opsz: { min: 18, max: 144 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
]

await mkdir('app/styles/fonts', { recursive: true })
for (const { source, target, axes } of faces) {
  const font = await readFile(`node_modules/${source}`)
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(`app/styles/fonts/${target}`, subset)
  console.log(`${target}: ${font.length} -> ${subset.length} bytes`)
}
