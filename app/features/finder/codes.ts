import { lineEnd } from './packed.ts'

export const isCode = (name: string) => /\d{4}\.\d\d$/.test(name)

/**
 * Customs codes as they travel, a line a product: an empty line is that of the product before, a bar alone none. A code is
 * without its point and without the first two or four digits where they are those of the code before.
 */
export function packCodes(products: readonly (readonly string[])[]) {
  let before = 'none'
  const shortened = (code: string) => {
    const digits = code.replace('.', '')
    const shared = [4, 2].find((first) => digits.startsWith(before.slice(0, first))) ?? 0
    before = digits
    return digits.slice(shared)
  }
  return products
    .map((codes, nth) =>
      nth && codes.join() === products[nth - 1]?.join()
        ? ''
        : codes.join('|').replace(/\d{4}\.\d\d/g, shortened) || '|',
    )
    .join(lineEnd)
}

export function unpackCodes(column: string) {
  let code = ''
  let line: string[] = []
  return column.split(lineEnd).map((packed) => {
    if (packed)
      line = packed
        .replace(/\d+/g, (digits) => {
          code = code.slice(0, 6 - digits.length) + digits
          return `${code.slice(0, 4)}.${code.slice(4)}`
        })
        .split('|')
    return line
  })
}
