/** Reads the browser's PDF, which is written in plain objects with a table at its end. */

/** What stands between "obj" and "endobj", by number; bytes as characters. */
type PdfObjects = Map<number, string>

export function objectsOf(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1')
  const table = Number(text.match(/startxref\s+(\d+)\s+%%EOF\s*$/)?.[1])
  const places = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place))
  const ends = [...places, table].sort((one, other) => one - other)
  const objects: PdfObjects = new Map()
  for (const place of places) {
    const whole = text.slice(place, ends[ends.indexOf(place) + 1])
    const found = whole.match(/^(\d+) 0 obj\s([\s\S]*?)\s*endobj\s*$/)
    if (!found?.[1] || found[2] === undefined)
      throw new Error('The browser has written a PDF that cannot be read here.')
    objects.set(Number(found[1]), found[2])
  }
  const trailer = text.slice(text.indexOf('trailer', table))
  return { objects, root: reference(trailer, 'Root'), info: reference(trailer, 'Info') }
}

export type Pdf = ReturnType<typeof objectsOf>

function reference(text: string, key: string) {
  const found = text.match(new RegExp(`/${key} (\\d+) 0 R`))
  if (!found) throw new Error(`The browser's PDF has no ${key}.`)
  return Number(found[1])
}

const objectAt = ({ objects }: Pdf, number: number) => objects.get(number) ?? ''

/** The page numbers of all places that links lead to. */
export function destinationsOf(pdf: Pdf) {
  const root = objectAt(pdf, pdf.root)
  const pages = pagesUnder(pdf, reference(root, 'Pages'))
  const named = objectAt(pdf, reference(root, 'Dests'))
  return new Map(
    [...named.matchAll(/\/([\w#-]+) \[(\d+) 0 R/g)].map(([, name = '', page]) => [
      name.replace(/#([0-9A-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      pages.indexOf(Number(page)) + 1,
    ]),
  )
}

function pagesUnder(pdf: Pdf, number: number): number[] {
  const kids = objectAt(pdf, number).match(/\/Kids \[([^\]]*)\]/)?.[1]
  if (kids === undefined) return [number]
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesUnder(pdf, Number(kid)))
}

export const countPages = (pdf: Pdf) => pagesUnder(pdf, reference(objectAt(pdf, pdf.root), 'Pages')).length

/** The typefaces in it, without the six letters that mark a subset. */
export const typefacesOf = ({ objects }: Pdf) => [
  ...new Set(
    [...objects.values()].flatMap((object) =>
      [...object.matchAll(/\/(?:FontName|BaseFont) \/(?:[A-Z]{6}\+)?([^\s/>]+)/g)].map(([, name = '']) => name),
    ),
  ),
]
