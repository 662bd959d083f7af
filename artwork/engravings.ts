/**
 * Draws every good anew: a file each, and what figures need to know of them in one more. They are committed, so that
 * neither a build nor a page draws.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { drawerVersion } from './engraving/drawer.ts'
import { goods } from './engraving/goods/goods.ts'
import { frameOf, measuresOf, svgOf, versionOf } from './engraving/plate.ts'
import { symbols } from './engraving/symbol.ts'

const folder = 'public/assets/engravings'

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const drawings: Record<string, unknown> = {}
for (const [good, draw] of Object.entries(goods)) {
  const drawing = draw()
  const text = svgOf(drawing)
  const file = `${good}-${versionOf(text)}.svg`
  await writeFile(`${folder}/${file}`, text)
  drawings[good] = { file, ...measuresOf(drawing) }
}
const small = Object.fromEntries(
  Object.entries(symbols).map(([good, draw]) => {
    const symbol = draw()
    return [good, { ...symbol, height: frameOf(symbol.outline).height }]
  }),
)

/** A line a good: what changes with a drawing is one line. */
const lines = (all: object) =>
  `{\n${Object.entries(all)
    .map(([good, one]) => `    "${good}": ${JSON.stringify(one)}`)
    .join(',\n')}\n  }`
await writeFile(
  'app/guide/engravings.generated.json',
  `{\n  "drawer": "${drawerVersion()}",\n  "drawings": ${lines(drawings)},\n  "small": ${lines(small)}\n}\n`,
)
console.log(`${Object.keys(drawings).length} drawings are in ${folder}/`)
