import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type RefusalPage, refusalFile } from '#protocol/refusal.ts'
import { type Headers, headersFor, parseHostHeaders } from './host-headers.ts'
import type { Encoding } from './request.ts'

/** One way to send a file: as it is, or packed. Headers are flat arrays, the form node writes fastest. */
export type Variant = {
  file: string
  size: number
  /** Empty for large files, which are read from the disk as they are sent. */
  body: Buffer | undefined
  etag: string
  headers: string[]
  notModified: string[]
}

export type Item = { variants: Partial<Record<Encoding, Variant>> & { identity: Variant } }

export type ServedSite = {
  items: Map<string, Item>
  /** Other spellings of an address and the one it is known by: /about/ and /about.html for /about. */
  moved: Map<string, string>
  /** The page for unknown addresses, by the folder that they are in. */
  notFound: Map<string, Item>
  /** What the hosts' headers file sets for every address. */
  everywhere: Headers
}

const inMemory = 1024 * 1024
const packedEndings = { br: '.br', gzip: '.gz' } as const

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
}

/** For a machine that only takes inquiries, the pages being elsewhere. */
export const noSite = (): ServedSite => ({
  items: new Map(),
  moved: new Map(),
  notFound: new Map(),
  everywhere: { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' },
})

export function loadSite(folder: string): ServedSite {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `There is no built site in ${relative(process.cwd(), folder) || folder}. Run "npm run build" first.`,
    )
  }
  const rulesFile = join(folder, '_headers')
  const rules = existsSync(rulesFile) ? parseHostHeaders(readFileSync(rulesFile, 'utf8')) : []
  const site = { ...noSite(), everywhere: headersFor('/an-address-no-rule-names', rules) }

  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(names)
  for (const name of names.filter((name) => isPublic(name, present))) {
    const address = addressOf(name)
    const item = readItem(folder, name, present, headersFor(address, rules))
    if (/(^|\/)404\.html$/.test(name)) {
      site.notFound.set(address.replace(/404$/, ''), item)
      continue
    }
    site.items.set(address, item)
    for (const other of otherSpellings(address, name)) site.moved.set(other, address)
  }
  return site
}

/** None where the site has not been built. */
export function loadRefusalPages(folder: string): Record<string, RefusalPage> {
  const file = join(folder, refusalFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function isPublic(name: string, present: Set<string>) {
  if (['_headers', '_redirects', '_routes.json', refusalFile].includes(name)) return false
  if (name.split('/').some((part) => part.startsWith('.') && part !== '.well-known')) return false
  const original = name.replace(/\.(br|gz)$/, '')
  return original === name || !present.has(original)
}

function addressOf(name: string) {
  if (!name.endsWith('.html')) return `/${name}`
  return `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

function otherSpellings(address: string, name: string) {
  if (!name.endsWith('.html')) return []
  return address === '/' ? ['/index', '/index.html'] : [`${address}/`, `${address}.html`, `${address}/index.html`]
}

function readItem(folder: string, name: string, present: Set<string>, fromHost: Headers): Item {
  const packed = (['br', 'gzip'] as const).filter((encoding) => present.has(name + packedEndings[encoding]))
  const caching: Headers = {
    'Cache-Control': name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...(packed.length ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  const type = { 'Content-Type': mediaTypes[extname(name).toLowerCase()] ?? 'application/octet-stream' }
  const read = (file: string, about: Headers) => readVariant(join(folder, file), about, [caching, fromHost])
  const item: Item = { variants: { identity: read(name, type) } }
  for (const encoding of packed)
    item.variants[encoding] = read(name + packedEndings[encoding], { ...type, 'Content-Encoding': encoding })
  return item
}

/** `about` is what an answer without a body, "not modified", leaves out. */
function readVariant(file: string, about: Headers, always: Headers[]): Variant {
  const body = readFileSync(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    file,
    size: body.length,
    body: body.length <= inMemory ? body : undefined,
    etag,
    headers: flatten(about, { 'Content-Length': String(body.length), ETag: etag }, ...always),
    notModified: flatten({ ETag: etag }, ...always),
  }
}

/** Later headers replace earlier ones of the same name, whatever their case. */
export function flatten(...sets: Headers[]): string[] {
  const merged = new Map<string, [string, string]>()
  for (const set of sets) for (const [name, value] of Object.entries(set)) merged.set(name.toLowerCase(), [name, value])
  return [...merged.values()].flat()
}
