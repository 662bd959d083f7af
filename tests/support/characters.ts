import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** The characters that a WOFF2 file can show, read from the file itself: its table of characters is never transformed. */
export function charactersOf(file: string): Set<string> {
  const font = readFileSync(file)
  const tables = font.readUInt16BE(12)
  let place = 48
  let offset = 0
  let start = -1
  const base128 = () => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(place++)
      value = value * 128 + (byte & 0x7f)
      if (!(byte & 0x80)) return value
    }
  }
  for (let index = 0; index < tables; index++) {
    const flags = font.readUInt8(place++)
    const known = flags & 0x3f
    if (known === 0x3f) place += 4
    const length = base128()
    // Only glyf (10) and loca (11) are transformed by default; others say so.
    const isTransformed = known === 10 || known === 11 ? flags >> 6 === 0 : flags >> 6 !== 0
    const stored = isTransformed ? base128() : length
    if (known === 0) start = offset
    offset += stored
  }
  if (start < 0) throw new Error(`${file} has no table of characters`)
  return read(brotliDecompressSync(font.subarray(place)).subarray(start))
}

/** Format 12 where there is one, else format 4. */
function read(table: Buffer): Set<string> {
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(8 + 8 * index)),
  )
  const wide = subtables.find((subtable) => subtable.readUInt16BE(0) === 12)
  const narrow = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  const codes = wide ? readWide(wide) : narrow ? readNarrow(narrow) : []
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

function readWide(subtable: Buffer) {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, index) => 16 + 12 * index).flatMap((at) =>
    between(subtable.readUInt32BE(at), subtable.readUInt32BE(at + 4)),
  )
}

function readNarrow(subtable: Buffer) {
  const twice = subtable.readUInt16BE(6)
  return Array.from({ length: twice / 2 }, (_, index) => 2 * index)
    .map((at) => [subtable.readUInt16BE(16 + twice + at), subtable.readUInt16BE(14 + at)] as const)
    .filter(([first]) => first !== 0xffff)
    .flatMap(([first, last]) => between(first, last))
}

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
