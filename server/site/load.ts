import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { addressOf } from '#config/paths.ts'
import { type HeaderRules, headersFile } from '#protocol/headers.ts'
import { type RefusalPage, refusalFile } from '#protocol/refusalPage.ts'

export type Headers = Record<string, string>

/** One way to send a file: as it is, or packed. Headers are flat arrays, the form node writes fastest. */
export type Variant = {
  body: Buffer
  etag: string
  /** All but the length: a part of the file has another. */
  headers: string[]
  notModified: string[]
}

export type Item = { plain: Variant; br: Variant | undefined; gzip: Variant | undefined }

export type ServedSite = {
  items: Map<string, Item>
  /** The page for unknown addresses, by the folder that they are in. */
  notFound: Map<string, Item>
  /** What is set for every address. */
  everywhere: Headers
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

/** For a machine that only takes inquiries, the pages being elsewhere. */
export const noSite = (): ServedSite => ({
  items: new Map(),
  notFound: new Map(),
  everywhere: { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' },
})

/** All of it, large files too: what comes to the disk later may belong to another build. */
export function loadSite(folder: string): ServedSite {
  const rulesFile = join(folder, headersFile)
  // Among the last that a build writes.
  if (!existsSync(rulesFile)) {
    throw new Error(
      `There is no built site in ${relative(process.cwd(), folder) || folder}. Run "npm run build" first.`,
    )
  }
  const rules: HeaderRules = JSON.parse(readFileSync(rulesFile, 'utf8'))
  const site = { ...noSite(), everywhere: headersFor('/an-address-no-rule-names', rules) }

  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(names)
  for (const name of names.filter((name) => isPublic(name, present))) {
    const address = addressOf(`/${name}`)
    const item = readItem(folder, name, present, headersFor(address, rules))
    if (/(^|\/)404\.html$/.test(name)) site.notFound.set(address.replace(/404$/, ''), item)
    else site.items.set(address, item)
  }
  return site
}

/** None where the site has not been built. */
export function loadRefusalPages(folder: string): Record<string, RefusalPage> {
  const file = join(folder, refusalFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** With an underscore begin the files that are for the hosts. */
const isHidden = /^_|(^|\/)\.(?!well-known\/)/

function isPublic(name: string, present: Set<string>) {
  const original = name.replace(/\.(br|gz)$/, '')
  return !isHidden.test(name) && (original === name || !present.has(original))
}

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

function readItem(folder: string, name: string, present: Set<string>, fromHost: Headers): Item {
  const type = { 'Content-Type': mediaTypes[extname(name).toLowerCase()] ?? 'application/octet-stream' }
  const isPacked = present.has(`${name}.br`) || present.has(`${name}.gz`)
  const always = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(isPacked ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    ...fromHost,
  }
  const packed = (ending: string, encoding: string) =>
    present.has(name + ending)
      ? readVariant(join(folder, name + ending), { ...type, 'Content-Encoding': encoding }, always)
      : undefined
  return {
    plain: readVariant(join(folder, name), type, always),
    br: packed('.br', 'br'),
    gzip: packed('.gz', 'gzip'),
  }
}

/** `about` is what an answer without a body, "not modified", leaves out. */
function readVariant(file: string, about: Headers, always: Headers): Variant {
  const body = readFileSync(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    body,
    etag,
    headers: flat({ ...about, ETag: etag, ...always }),
    notModified: flat({ ETag: etag, ...always }),
  }
}

export const flat = (headers: Headers) => Object.entries(headers).flat()
