/** Reads every import, and says in a sentence each where a room imports from one above it; exits 1 where there is one. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** From the ground up: a room may import from those that stand before it, and from itself. */
const order = [
  'install',
  'protocol',
  'config',
  'content',
  'app/lib',
  'app/styles',
  'app/catalogue',
  'app/i18n',
  'app/ui',
  'app/features/outbox',
  'app/features/list',
  'app/features/inquiry',
  'app/features/finder',
  'app/features/figures',
  'app/features/offline',
  'app/shell',
  'app/sections',
  'app/guide',
  'app/brochure',
  'app/pages',
  'app/routes.ts',
  'app/document',
  'app/start.ts',
  'server',
  'publish',
  // Builds the site before the server starts.
  'server/start.ts',
  'artwork',
  'develop',
  'tests',
]

/** The collector runs without the website. */
const serves = ['config', 'protocol', 'server']

const files = globSync('{app,artwork,config,content,develop,install,protocol,publish,server}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  // A test may use whatever it tries.
  .filter((file) => !/\.test\.tsx?$/.test(file))

function importsOf(file: string) {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([.#][^'?]+)/g)
  return [...found].flatMap(([, address = '']) => {
    if (address === '#config') return ['config/site.ts']
    if (address.startsWith('#')) return [address.slice(1)]
    return [join(dirname(file), address).replaceAll('\\', '/')]
  })
}

const roomOf = (file: string) => order.findLastIndex((room) => file === room || file.startsWith(`${room}/`))
const nameOf = (file: string) => order[roomOf(file)] ?? ''

const slips = files.flatMap((file) => {
  if (roomOf(file) < 0)
    return [`${file} stands in no room: put it into one, or add the room to the order in tests/rooms.ts.`]
  return importsOf(file).flatMap((target) => {
    if (roomOf(target) > roomOf(file))
      return [
        `${file} imports ${target}, and ${nameOf(target)} stands above ${nameOf(file)}: move what both need into the lower room (the order is in tests/rooms.ts).`,
      ]
    return nameOf(file) === 'server' && !serves.includes(nameOf(target))
      ? [`${file} imports ${target}, and the server knows ${serves.slice(0, 2).join(' and ')} alone.`]
      : []
  })
})
for (const slip of slips) console.error(slip)
process.exitCode = slips.length ? 1 : 0
