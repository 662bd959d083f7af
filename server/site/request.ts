/** What a request asks for besides its address: an encoding, a part of the file. */

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding a browser takes, by its Accept-Encoding header. */
function acceptedEncodings(header: string): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality ? Number(quality.slice(2)) : 1
    if (name) weights.set(name, Number.isNaN(weight) ? 0 : weight)
  }
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const packed = (['br', 'gzip'] as const).filter((name) => weigh(name) > 0)
  return [...packed, 'identity']
}

// Browsers send a handful of different headers: reading each once is enough. Bounded, since anyone can invent more.
const known = new Map<string, Encoding[]>()

export function encodingsFor(header: string | undefined): Encoding[] {
  if (!header) return ['identity']
  const earlier = known.get(header)
  if (earlier) return earlier
  const accepted = acceptedEncodings(header)
  if (known.size < 200) known.set(header, accepted)
  return accepted
}

type Range = { start: number; end: number }

/**
 * The bytes a Range header asks for: the inclusive ends, 'beyond' when the file is shorter,
 * undefined when the header is to be ignored (several ranges, another unit).
 */
export function readRange(header: string, size: number): Range | 'beyond' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, from = '', to = ''] = match
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'beyond' : { start, end }
}
