export type Range = { start: number; end: number }

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
