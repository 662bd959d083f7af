/**
 * Prints the brochure of every edition as a PDF with the browser of the tests, for the company that is configured.
 * The documents are committed, so that nobody else has to print.
 */
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { officeClock } from '#config/office.ts'
import { brochureContent, contentHash } from '../../app/brochure/brochure.ts'
import { sources } from '../../app/i18n/editions.ts'
import { brochureFile, type Printing, printed, printedWith } from '../../app/i18n/printing.ts'
import type { Source } from '../../app/i18n/source.ts'
import { findChromium } from '../../install/find-chromium.ts'
import { pack, typefacesOf } from './document.ts'
import { cutPhotographs } from './photographs.ts'
import { findBoxes, findCut, findHeadings, layOut, printNumbered } from './press.ts'
import { cutTypefaces } from './typefaces.ts'

const workshop = '.cache/brochure'
const records = 'app/i18n/printings.generated.json'
const most = 2_850_000
const ours = /^(Fraunces|InstrumentSans|Vazirmatn|MarkaziText)/

type Renderer = typeof import('./Brochure.tsx')
type Render = Renderer['render']

const outDir = `${workshop}/renderer`

/** The figures are those of the guides: their styles come with them. */
async function loadRenderer(): Promise<Renderer> {
  await build({
    logLevel: 'warn',
    build: {
      outDir,
      ssr: 'artwork/brochure/Brochure.tsx',
      copyPublicDir: false,
      ssrEmitAssets: true,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
  return import(pathToFileURL(resolve(outDir, 'Brochure.js')).href)
}

async function gatherStyles({ dir }: Source) {
  const parts = [
    'paper',
    'cover',
    'front',
    'opener',
    'goods',
    'figures',
    'references',
    'index',
    ...(dir === 'rtl' ? ['arabic'] : []),
  ]
  const sheets = parts.map((name) => `artwork/brochure/${name}.css`)
  const figures: string[] = []
  for await (const file of glob(`${outDir}/**/*.css`)) figures.push(file)
  const texts = await Promise.all(
    ['app/styles/tokens.css', ...figures, ...sheets].map((file) => readFile(file, 'utf8')),
  )
  const styles = texts.join('\n')
  await writeFile(`${workshop}/brochure.css`, styles)
  return styles
}

async function print(source: Source, page: Page, render: Render): Promise<Printing> {
  const content = brochureContent(source)
  const now = new Date()
  const dated = (options: Intl.DateTimeFormatOptions) =>
    now.toLocaleDateString(`${source.language}-u-nu-latn`, {
      timeZone: officeClock.zone,
      month: 'long',
      year: 'numeric',
      ...options,
    })
  const company = printedWith(source.language)
  const imprint = { company, month: dated({}), date: dated({ day: 'numeric' }) }
  const rendered = (pages: ReadonlyMap<string, number>) => render({ content, imprint }, pages)
  const file = `${workshop}/${source.language}.html`

  await cutTypefaces(`${workshop}/typefaces`, rendered(new Map()) + (await gatherStyles(source)))
  await layOut(page, file, rendered(new Map()))
  await cutPhotographs(workshop, await findBoxes(page))
  const pdf = await printNumbered(page, file, rendered)
  const packed = await pack(pdf, {
    title: plainText(await page.title()),
    author: company.legalName,
    date: now,
    dir: source.dir,
    headings: await findHeadings(page),
  })

  const foreign = typefacesOf(pdf).filter((name) => !ours.test(name))
  const faults = [
    ...(await findCut(page)),
    ...(foreign.length ? [`Some characters are in none of our typefaces, and were set in ${foreign.join(', ')}.`] : []),
    ...(packed.length > most ? [`The document weighs ${packed.length} bytes; ${most} are allowed.`] : []),
  ]
  if (faults.length) {
    await writeFile(`${workshop}/${source.language}.pdf`, packed)
    throw new Error([...faults, `Nothing was kept. Look at ${workshop}/${source.language}.pdf`].join('\n'))
  }
  const target = `public/${brochureFile(source.language)}`
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, packed)
  return {
    content: contentHash(content),
    company,
    pages: pdf.getPageCount(),
    bytes: packed.length,
    date: now.toISOString().slice(0, 10),
  }
}

/** Readers of documents show a title without the marks that give its parts their direction. */
const plainText = (text: string) => text.replace(/[\u2066\u2069]/g, '')

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
})
try {
  await mkdir(workshop, { recursive: true })
  const page = await browser.newPage()
  const { render } = await loadRenderer()
  await cp('public/assets/engravings', `${workshop}/engravings`, { recursive: true })
  for (const source of sources) {
    const printing = await print(source, page, render)
    printed[source.language] = printing
    console.log(`public/${brochureFile(source.language)}: ${printing.pages} pages, ${printing.bytes} bytes`)
  }
  await writeFile(records, `${JSON.stringify(printed, null, 2)}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
}
