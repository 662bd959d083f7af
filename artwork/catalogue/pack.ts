/**
 * Writes the document again with its objects in compressed streams (PDF 1.5): the tags, links and bookmarks are a third
 * of what the browser writes. Also mends what the browser leaves wrong: it says itself who made the document, and drops
 * the space in a bookmark where the heading wraps.
 */
import { deflateSync } from 'node:zlib'
import type { Pdf } from './document.ts'

export type Particulars = { title: string; author: string; date: Date; dir: 'ltr' | 'rtl'; headings: string[] }

const together = 200

export function pack({ objects, root, info }: Pdf, particulars: Particulars) {
  const mended = new Map([...objects].map(([number, body]) => [number, mendBookmark(body, particulars.headings)]))
  // Side by side, pages of a document in Arabic begin on the right.
  const order = particulars.dir === 'rtl' ? ' /Direction /R2L' : ''
  mended.set(root, (mended.get(root) ?? '').replace(/>>$/, `/ViewerPreferences <</DisplayDocTitle true${order}>>>>`))
  mended.set(info, infoOf(particulars))

  const parts: Buffer[] = []
  const entries: number[][] = [[0, 0, 0xffff]]
  let written = 0
  const put = (text: string) => {
    parts.push(Buffer.from(text, 'latin1'))
    written += text.length
  }
  const putObject = (number: number, body: string) => {
    entries[number] = [1, written, 0]
    put(`${number} 0 obj\n${body}\nendobj\n`)
  }

  put('%PDF-1.7\n%\xd3\xeb\xe9\xe1\n')
  const plain: [number, string][] = []
  for (const [number, body] of mended) {
    if (body.endsWith('endstream')) putObject(number, body)
    else plain.push([number, body])
  }
  let next = Math.max(...mended.keys()) + 1
  for (let start = 0; start < plain.length; start += together) {
    const some = plain.slice(start, start + together)
    const number = next++
    for (const [index, [each]] of some.entries()) entries[each] = [2, number, index]
    putObject(number, objectStream(some))
  }
  const place = written
  entries[next] = [1, place, 0]
  const widths = [1, 4, 2]
  const table = Array.from({ length: next + 1 }, (_, number) => row(entries[number] ?? [0, 0, 0], widths))
  const trailer = `/Type /XRef /Size ${next + 1} /W [${widths.join(' ')}] /Root ${root} 0 R /Info ${info} 0 R`
  putObject(next, stream(trailer, Buffer.concat(table)))
  put(`startxref\n${place}\n%%EOF\n`)
  return Buffer.concat(parts)
}

function objectStream(some: [number, string][]) {
  let offset = 0
  const heads = some.map(([number, body]) => {
    const head = `${number} ${offset}`
    offset += body.length + 1
    return head
  })
  const head = `${heads.join(' ')}\n`
  const bodies = some.map(([, body]) => `${body}\n`).join('')
  return stream(`/Type /ObjStm /N ${some.length} /First ${head.length}`, Buffer.from(head + bodies, 'latin1'))
}

function stream(entries: string, content: Buffer) {
  const packed = deflateSync(content, { level: 9 })
  return `<<${entries} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream`
}

function row(values: number[], widths: number[]) {
  const bytes = Buffer.alloc(widths.reduce((sum, width) => sum + width))
  let at = 0
  for (const [index, width] of widths.entries()) at = bytes.writeUIntBE(values[index] ?? 0, at, width)
  return bytes
}

function mendBookmark(body: string, headings: string[]) {
  if (!body.includes('/Title') || !body.includes('/Parent')) return body
  return body.replace(/\/Title (\((?:[^()\\]|\\[\s\S])*\)|<[0-9A-Fa-f]*>)/, (whole, written: string) => {
    const heading = headings.find((text) => dense(text) === dense(textOf(written)))
    return heading ? `/Title ${stringOf(heading)}` : whole
  })
}

const dense = (text: string) => text.replace(/\s/g, '')

function textOf(written: string) {
  if (written.startsWith('<')) return utf16(Buffer.from(written.slice(1, -1), 'hex'))
  const plain = written.slice(1, -1).replace(/\\([0-7]{3})|\\([\s\S])/g, (_, octal, character) => {
    return octal ? String.fromCharCode(Number.parseInt(octal, 8)) : character
  })
  return plain.startsWith('\xfe\xff') ? utf16(Buffer.from(plain, 'latin1')) : plain
}

const utf16 = (bytes: Buffer) => new TextDecoder('utf-16be').decode(bytes)

const stringOf = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

function infoOf({ title, author, date }: Particulars) {
  const when = `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`
  return `<</Title ${stringOf(title)} /Author ${stringOf(author)} /CreationDate ${when} /ModDate ${when}>>`
}
