/** Cuts the typefaces down to the characters and weights the site uses. Run when one of them changes, or an Arabic name has a new letter; the results are committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { catalogue, goods, productsOf } from '../app/catalogue/catalogue.ts'

const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'\u00a0©·×°½áéóôüıµ−’‘“”–—…',
].join('')

/** Letters join in up to four forms; the shaper finds them from the letter itself. */
const arabic = [...new Set(catalogue.flatMap(productsOf).flatMap(({ ar }) => [...ar.join('')]))]
  .filter((letter) => /[\u0600-\u06ff]/.test(letter))
  .sort()
  .join('')

/** Plants and animals by their scientific names, in a true italic. */
const scientific = [
  ...new Set([
    ...Object.values(goods).flatMap((good) => ('latin' in good && good.latin ? [...good.latin] : [])),
    // Of Xanthosoma, which stands in a table alone.
    'X',
    ' ',
    '\u00a0',
  ]),
]
  .sort()
  .join('')

/** The letters and marks of Modern Standard Arabic, whatever words come later; the space and the brackets belong to its faces. */
const arabicText = [
  ...Array.from({ length: 0x653 - 0x621 }, (_, index) => String.fromCharCode(0x621 + index)),
  ...' ()\u00a0،؛؟',
].join('')

/** What of Latin letters stands on an Arabic page: names, codes, figures and what belongs to them. */
const plainLatin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0+%.,/:&–-°×©·…«»’éóı−'

const faces: {
  source: string
  target: string
  text?: string
  axes: NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>
}[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    target: 'fraunces.woff2',
    // Larger optical sizes lose the bar of the e on a screen of one pixel a point.
    axes: { wght: 400, opsz: 60 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    target: 'vazirmatn.woff2',
    text: arabic,
    axes: { wght: 400 },
  },
  // Named apart from Fraunces, whose files are fetched ahead: only guides have it.
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2',
    target: 'scientific.woff2',
    text: scientific,
    // Small sizes: at larger ones the hairlines break.
    axes: { wght: 400, opsz: 14 },
  },
  // The Arabic edition. At 450 the strokes of Markazi are close to the stems of Fraunces.
  {
    source: '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2',
    target: 'arabic/markazi-text.woff2',
    text: arabicText,
    axes: { wght: 450 },
  },
  {
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    target: 'arabic/vazirmatn.woff2',
    text: arabicText,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    target: 'arabic/fraunces.woff2',
    text: plainLatin,
    axes: { wght: 400, opsz: 60 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'arabic/instrument-sans.woff2',
    text: `${plainLatin}()*;@_!?#=`,
    axes: { wght: { min: 400, max: 600 } },
  },
]

await mkdir('app/styles/fonts/arabic', { recursive: true })
for (const { source, target, text = characters, axes } of faces) {
  const font = await readFile(`node_modules/${source}`)
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(`app/styles/fonts/${target}`, subset)
  console.log(`${target}: ${font.length} -> ${subset.length} bytes`)
}
