/** The browser as a printing press: lays the brochure out, finds what is cut, prints, and reads the page numbers. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { destinationsOf, open } from './document.ts'
import type { Box } from './photographs.ts'

type Numbers = ReadonlyMap<string, number>

export async function layOut(page: Page, file: string, html: string) {
  await writeFile(file, html)
  await page.emulateMedia({ media: 'print' })
  await page.goto(pathToFileURL(resolve(file)).href)
  await page.evaluate(() => document.fonts.ready)
}

/** Printed until every number stands for the page it names: a number that is filled in may move what follows. */
export async function printNumbered(page: Page, file: string, render: (pages: Numbers) => string) {
  let pages: Numbers = new Map()
  for (let pass = 1; pass <= 4; pass++) {
    await layOut(page, file, render(pages))
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    const pdf = await open(bytes)
    const found = destinationsOf(pdf)
    if (isSame(found, pages)) return pdf
    pages = found
  }
  throw new Error('The page numbers of the brochure do not come to rest: a number moves its own page.')
}

const isSame = (one: Numbers, other: Numbers) =>
  one.size === other.size && [...one].every(([place, page]) => other.get(place) === page)

/** Where pictures stand, and how large. */
export const findBoxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-picture]')].map((image) => {
      const { width, height } = image.getBoundingClientRect()
      return { name: image.dataset.picture ?? '', file: image.getAttribute('src') ?? '', width, height }
    }),
  )

/** The pages whose content is higher or wider than themselves, by their headings, and lines too long for an index. */
export const findCut = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.columns a')]
      .filter((line) => line.scrollWidth > line.clientWidth + 1)
      .map((line) => `The line “${line.textContent}” is wider than its column.`),
    ...[...document.querySelectorAll('.sheet')].flatMap((sheet) => {
      const { bottom, left, right } = sheet.getBoundingClientRect()
      const parts = [...sheet.querySelectorAll(':not(img, svg *)')]
        .map((part) => part.getBoundingClientRect())
        // What is only heard is a pixel wide.
        .filter(({ width }) => width > 1)
      const over = (excess: number[]) => Math.ceil(Math.max(...excess) - 0.5)
      const high = over(parts.map((part) => part.bottom - bottom))
      const wide = over(parts.map((part) => Math.max(left - part.left, part.right - right)))
      const heading = `“${sheet.querySelector('h1, h2, h3')?.textContent}”`
      return [
        ...(high > 0 ? [`The content of the page with ${heading} is ${high} pixels higher than the page.`] : []),
        ...(wide > 0 ? [`The content of the page with ${heading} is ${wide} pixels wider than the page.`] : []),
      ]
    }),
  ])

export const findHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => heading.textContent.replace(/\s+/g, ' ').trim()),
  )
