import type { Page } from '@playwright/test'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** A printed sheet. Places are in millimeters from its upper left corner. */
export type Sheet = { width: number; height: number; words: Words[]; pictures: number }
type Words = { text: string; top: number; start: number; end: number }

const millimeter = 72 / 25.4

/** The page on paper, as the browser's own print makes it. */
export async function print(page: Page): Promise<Sheet[]> {
  const { OPS } = await getResolvedPDFJS()
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  return Promise.all(
    Array.from({ length: paper.numPages }, async (_, index) => {
      const sheet = await paper.getPage(index + 1)
      const { width, height } = sheet.getViewport({ scale: 1 })
      const { items } = await sheet.getTextContent()
      const { fnArray } = await sheet.getOperatorList()
      return {
        width: width / millimeter,
        height: height / millimeter,
        words: items.flatMap((item) => {
          if (!('str' in item) || !item.str.trim()) return []
          const [, , , , left, base] = item.transform as number[] as [number, number, number, number, number, number]
          return {
            text: item.str,
            top: (height - base) / millimeter,
            start: left / millimeter,
            end: (left + item.width) / millimeter,
          }
        }),
        pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
      }
    }),
  )
}

/** Without spaces: where a word is kerned, a reader of paper sees gaps that are none. */
export const plain = (text: string) => text.replace(/\s+/g, '')

export const textOf = (sheets: Sheet[]) => plain(sheets.flatMap(({ words }) => words.map(({ text }) => text)).join(''))
