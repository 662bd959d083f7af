/** Reads the browser's PDF, mends what it leaves wrong, and writes it smaller. */
import { deflateSync, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFStreamWriter,
  PDFString,
  ReadingDirection,
} from '@cantoo/pdf-lib'

export type Particulars = { title: string; author: string; date: Date; dir: 'ltr' | 'rtl'; headings: string[] }

export const open = (pdf: Uint8Array) => PDFDocument.load(pdf, { updateMetadata: false })

/** The page numbers of all places that links lead to. */
export function destinationsOf(document: PDFDocument) {
  const pages = document.getPages().map(({ ref }) => ref)
  const named = document.catalog.lookup(PDFName.of('Dests'), PDFDict)
  return new Map(
    named.entries().map(([name]) => {
      const page = named.lookup(name, PDFArray).get(0)
      return [name.decodeText(), pages.indexOf(page as PDFRef) + 1]
    }),
  )
}

/** The typefaces in it, without the six letters that mark a subset. */
export const typefacesOf = (document: PDFDocument) => [
  ...new Set(
    dictionariesOf(document).flatMap((each) => {
      const name = each.get(PDFName.of('BaseFont'))
      return name instanceof PDFName ? [name.decodeText().replace(/^[A-Z]{6}\+/, '')] : []
    }),
  ),
]

/** Objects in compressed streams, and coordinates as fine as a printer's dot: half of what the browser writes. */
export async function pack(document: PDFDocument, { title, author, date, dir, headings }: Particulars) {
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setCreationDate(date)
  document.setModificationDate(date)
  // Side by side, pages of a document in Arabic begin on the right.
  if (dir === 'rtl') document.catalog.getOrCreateViewerPreferences().setReadingDirection(ReadingDirection.R2L)
  for (const each of dictionariesOf(document)) mendBookmark(each, headings)
  for (const [ref, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && isDrawn(object)) {
      const rounded = roundPaths(inflateSync(object.contents).toString('latin1'))
      document.context.assign(
        ref,
        PDFRawStream.of(object.dict, deflateSync(Buffer.from(rounded, 'latin1'), { level: 9 })),
      )
    }
  await document.flush()
  // `save` puts 50 objects into a stream; 400 together weigh a fifth less.
  return PDFStreamWriter.forContext(document.context, Infinity, true, 400).serializeToBuffer()
}

const dictionariesOf = ({ context }: PDFDocument) =>
  context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))

/** The browser drops the space in a bookmark where the heading wraps. */
function mendBookmark(each: PDFDict, headings: string[]) {
  const title = each.get(PDFName.of('Title'))
  if (!each.has(PDFName.of('Parent')) || !(title instanceof PDFString || title instanceof PDFHexString)) return
  const heading = headings.find((text) => dense(text) === dense(title.decodeText()))
  if (heading) each.set(PDFName.of('Title'), PDFHexString.fromText(heading))
}

const dense = (text: string) => text.replace(/\s/g, '')

/** Pages and what is drawn on several of them. Pictures, typefaces and their tables say what they are. */
const isDrawn = ({ dict }: PDFRawStream) =>
  String(dict.get(PDFName.of('Filter'))) === '/FlateDecode' &&
  !dict.has(PDFName.of('Length1')) &&
  String(dict.get(PDFName.of('Subtype')) ?? '/Form') === '/Form'

/** A tenth of a CSS pixel is 0.03 mm. Letters stand closer, since each is placed from the one before it. */
const roundPaths = (content: string) =>
  content
    .split('\n')
    .map((line) => {
      if (/ [mlcvy]$| re$/.test(line)) return rounded(line, 1)
      return line.endsWith(' Tj') ? rounded(line, 2) : line
    })
    .join('\n')

const rounded = (line: string, places: number) =>
  line.replace(/-?\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(places))))
