/** One block of a `_headers` file, the format of Cloudflare Pages and Netlify. */
export type HeaderRule = { pattern: RegExp; set: [name: string, value: string][]; remove: string[] }

export type Headers = Record<string, string>

export function parseHostHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: patternOf(line.trim()), set: [], remove: [] })
      continue
    }
    const rule = rules.at(-1)
    if (rule) readHeader(rule, line.trim(), index + 1)
  }
  return rules
}

function readHeader(rule: HeaderRule, line: string, number: number) {
  if (line.startsWith('!')) {
    rule.remove.push(line.slice(1).trim().toLowerCase())
    return
  }
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`Line ${number} of _headers is not "Name: value". Build the site again.`)
  rule.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
}

function patternOf(path: string): RegExp {
  const address = path.replace(/^https?:\/\/[^/]+/, '')
  const parts = address.split(/(\*|:[A-Za-z]\w*)/)
  const source = parts.map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${source.join('')}$`)
}

/** The headers of one address: every rule that matches counts, values of the same name are joined, as on those hosts. */
export function headersFor(address: string, rules: HeaderRule[]): Headers {
  const found = new Map<string, [name: string, value: string]>()
  for (const rule of rules.filter(({ pattern }) => pattern.test(address))) {
    for (const name of rule.remove) found.delete(name)
    for (const [name, value] of rule.set) {
      const earlier = found.get(name.toLowerCase())
      found.set(name.toLowerCase(), [name, earlier ? `${earlier[1]}, ${value}` : value])
    }
  }
  return Object.fromEntries(found.values())
}
