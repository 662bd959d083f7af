import type { Introduced } from '../app/i18n/edition.ts'

/**
 * Leaves out of a style sheet what concerns other editions: rules below [dir=…] and :lang(…). A page brings only what
 * its own direction and language need; a site in one language has nothing of another.
 */
export function directed(sheet: string, { lang, dir }: Pick<Introduced, 'lang' | 'dir'>): string {
  const isForeign = (selector: string) => {
    const [, direction, language] = selector.match(/^(?::root|html)?(?:\[dir=["']?(\w+)["']?\]|:lang\((\w+)\))/) ?? []
    return (direction !== undefined && direction !== dir) || (language !== undefined && language !== lang)
  }
  return rulesOf(sheet)
    .map(({ head, body }) => {
      if (body === undefined) return head
      if (/^@(media|supports|layer|container)/.test(head)) {
        const left = directed(body, { lang, dir })
        return left && `${head}{${left}}`
      }
      const kept = head.startsWith('@') ? [head] : selectorsOf(head).filter((one) => !isForeign(one))
      return kept.length ? `${kept.join(',')}{${body}}` : ''
    })
    .join('')
}

type Rule = { head: string; body?: string }

/** The rules at the top level of a style sheet, as the bundler writes them: without comments, strings without braces. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < sheet.length) {
    const [mark] = sheet.slice(at).match(/[{;]/) ?? []
    if (!mark) break
    const opening = sheet.indexOf(mark, at)
    if (mark === ';') {
      rules.push({ head: sheet.slice(at, opening + 1) })
      at = opening + 1
      continue
    }
    const end = endOfBlock(sheet, opening)
    rules.push({ head: sheet.slice(at, opening).trim(), body: sheet.slice(opening + 1, end - 1) })
    at = end
  }
  return rules
}

/** By the commas between them, not by those within brackets. */
function selectorsOf(head: string) {
  const selectors = ['']
  let depth = 0
  for (const sign of head) {
    if ('(['.includes(sign)) depth++
    if (')]'.includes(sign)) depth--
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += sign
  }
  return selectors.map((one) => one.trim())
}

export function endOfBlock(sheet: string, start: number) {
  let depth = 0
  for (let at = sheet.indexOf('{', start); at < sheet.length; at++) {
    if (sheet[at] === '{') depth++
    if (sheet[at] === '}' && --depth === 0) return at + 1
  }
  throw new Error('A block of the style sheet has no end')
}
