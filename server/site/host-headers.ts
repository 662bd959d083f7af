/** One block of the `_headers` file that the build writes, in the format of Cloudflare Pages and Netlify. */
type HeaderRule = { path: string; set: [name: string, value: string][]; remove: string[] }

export type Headers = Record<string, string>

export function parseHostHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim()
    if (words === '' || words.startsWith('#')) continue
    const rule = rules.at(-1)
    const colon = words.indexOf(':')
    if (!/^\s/.test(line)) rules.push({ path: words, set: [], remove: [] })
    else if (words.startsWith('!')) rule?.remove.push(words.slice(1).trim())
    else if (colon > 0) rule?.set.push([words.slice(0, colon), words.slice(colon + 1).trim()])
    else throw new Error(`Line ${index + 1} of _headers is not "Name: value". Build the site again.`)
  }
  return rules
}

/** `/assets/*` is everything below /assets/. */
const matches = (path: string, address: string) =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path

/** The headers of one address: every rule that matches counts, values of the same name are joined, as on those hosts. */
export function headersFor(address: string, rules: HeaderRule[]): Headers {
  const found: Headers = {}
  for (const rule of rules.filter(({ path }) => matches(path, address))) {
    for (const name of rule.remove) delete found[name]
    for (const [name, value] of rule.set) found[name] = found[name] ? `${found[name]}, ${value}` : value
  }
  return found
}
