/**
 * Reads every import, of values and of types alike. Says in a sentence each where a room imports from one above it, and
 * where files import each other in a circle; exits 1 where there is one.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** From the ground up: a room may import from those that stand before it, and from itself. */
const order = [
  'config',
  'app/lib',
  'app/router',
  'app/styles',
  'app/catalogue',
  'app/content',
  'app/i18n',
  'app/components/parts',
  'app/components/engraving',
  'app/components/map',
  'app/features',
  'app/components/shell',
  'app/components/sections',
  'app/components/guide',
  'app/pages',
  'app/document',
  'app/routes.ts',
  'app/start.ts',
  'server',
  'publish',
  'artwork',
  'develop',
]

const files = globSync('{app,artwork,config,develop,publish,server}/**/*.{ts,tsx}').map((file) =>
  file.replaceAll('\\', '/'),
)
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string) {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([.#][^'?]+)/g)
  return [...found].flatMap(([, address = '']) => {
    if (address === '#config') return ['config/site.ts']
    if (address.startsWith('#')) return [address.slice(1)]
    return [join(dirname(file), address).replaceAll('\\', '/')]
  })
}

const roomOf = (file: string) => order.findIndex((room) => file === room || file.startsWith(`${room}/`))

// A test may use whatever it tries, and the tests in tests/ stand above all rooms.
const upward = [...imports].flatMap(([file, targets]) =>
  file.endsWith('.test.ts')
    ? []
    : targets
        .filter((target) => !target.startsWith('tests/') && roomOf(target) > roomOf(file))
        .map(
          (target) =>
            `${file} imports ${target}, and ${order[roomOf(target)]} stands above ${order[roomOf(file)]}: move what both need into the lower room (the order is in tests/rooms.ts).`,
        ),
)

const homeless = files
  .filter((file) => roomOf(file) < 0)
  .map((file) => `${file} stands in no room: put it into one, or add the room to the order in tests/rooms.ts.`)

/** Every circle once, by the files on its way. */
function circles() {
  const found: string[] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string) => {
    const since = way.indexOf(file)
    if (since >= 0) found.push(`${[...way.slice(since), file].join(' → ')} is a circle: move what two of them share.`)
    if (since >= 0 || done.has(file)) return
    way.push(file)
    for (const target of imports.get(file) ?? []) visit(target)
    way.pop()
    done.add(file)
  }
  for (const file of files) visit(file)
  return found
}

const slips = [...homeless, ...upward, ...circles()]
for (const slip of slips) console.error(slip)
process.exitCode = slips.length ? 1 : 0
