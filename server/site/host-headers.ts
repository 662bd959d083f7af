import type { HeaderRules } from '#protocol/headers.ts'

export type Headers = Record<string, string>

const matches = (path: string, address: string) =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path

export function headersFor(address: string, rules: HeaderRules): Headers {
  const found: Headers = {}
  for (const [path, set] of Object.entries(rules))
    for (const [name, value] of matches(path, address) ? Object.entries(set) : [])
      if (name.startsWith('! ')) delete found[name.slice(2)]
      else found[name] = found[name] ? `${found[name]}, ${value}` : value
  return found
}
