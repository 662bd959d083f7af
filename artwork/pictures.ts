/**
 * Derives what the site serves from the masters in pictures/: AVIF in the widths of the layout and one JPEG,
 * their versions, and the ground color that stands in until a picture arrives. A picture is only encoded
 * again when its master or the recipe changed; the results are committed, so that a fresh clone encodes nothing.
 * Nothing is written before everything is made.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { crops, cropsOf, onPhones } from '../app/ui/crops.ts'
import { marked } from '../pictures/marked.ts'
import { checkContent, type Findings, loadContent, tell } from '../publish/check-content.ts'
import { filesOf, picturesShown } from '../publish/content/pictures.ts'
import { developed, focusWithin } from './cut.ts'
import { encode, workshop } from './encode.ts'
import { findMasters, findPlain, type Master } from './masters.ts'
import { tellProgress, tellWeights } from './tell.ts'

const served = 'public/pictures'

const findings: Findings = { problems: [], remarks: [] }
const content = await loadContent().catch(async () => tell(await checkContent()))
if (typeof content === 'boolean') process.exit(1)
const masters = await findMasters(picturesShown(content), findings)
const plain = await findPlain(masters, findings)
for (const remark of findings.remarks) console.log(`Note: ${remark}`)
if (findings.problems.length) {
  for (const problem of findings.problems) console.error(problem)
  console.error('Nothing was changed. Put this right and run `npm run pictures` again.')
  process.exit(1)
}

await mkdir(served, { recursive: true })
const present = new Set(await readdir(served))
const all = [...masters, ...plain]
const wanted = all.map((master) => ({ master, files: filesOf(master).filter(({ file }) => !present.has(file)) }))
const changed = wanted.filter(({ files }) => files.length)
const made = new Set(await readdir(workshop).catch(() => []))
const progress = tellProgress(changed.reduce((sum, { files }) => sum + files.length, 0))
for (const { master, files } of changed) {
  const missing = files.filter(({ file }) => !made.has(file))
  progress(master.name, files.length - missing.length)
  await encode(master, missing, () => progress(master.name, 1))
}
const [versions, known] = await Promise.all(['pictures', 'grounds'].map(generated))
const grounds: Record<string, string> = {}
for (const { name, version, file } of masters)
  grounds[name] = (version === versions?.[name] && known?.[name]) || (await groundOf(file))

// It reads the content, too: imported up here, a slip in a text would end in a stack trace.
const { drawPreviews } = await import('./previews.ts')
const { mayCarryMark, stencilOf } = await import('../app/i18n/pictures.ts')
const stencils = Object.fromEntries(
  marked.flatMap((name) => {
    const version = masters.find((master) => master.name === name)?.version
    // Under another brand a new master is a photograph of the owner's, which carries no mark of ours.
    const its = mayCarryMark ? version : stencilOf(name)?.marked
    return its ? [[name, { marked: its, plain: plain.find((one) => one.name === name)?.version ?? null }]] : []
  }),
)
const isShownPlain = ({ name, version }: Master) => !mayCarryMark && stencils[name]?.marked === version
const shown = masters.map((one) => (isShownPlain(one) && plain.find(({ name }) => name === one.name)) || one)
await drawPreviews(new Map(shown.map((master) => [master.name, master])))
for (const { files } of changed) for (const { file } of files) await rename(`${workshop}/${file}`, `${served}/${file}`)
await writeFile(
  'content/site/pictures.generated.json',
  `${JSON.stringify(Object.fromEntries(masters.map(({ name, version }) => [name, version])), null, 2)}\n`,
)
await writeFile('content/site/marked.generated.json', `${JSON.stringify(stencils, null, 2)}\n`)
await writeFile('content/site/grounds.generated.json', `${JSON.stringify(grounds, null, 2)}\n`)
await writeFile(
  'app/ui/pictures.generated.css',
  [
    ...[...new Set(Object.values(grounds))].sort().map(ruleOf),
    ...masters.map((master) => focusOf(master, 0)),
    `@media ${onPhones}{\n`,
    ...masters.map((master) => focusOf(master, 1)),
    '}\n',
  ].join(''),
)
const kept = new Set(all.flatMap((master) => filesOf(master).map(({ file }) => file)))
for (const file of present) if (!kept.has(file)) await rm(`${served}/${file}`)
await rm(workshop, { recursive: true, force: true })

tellWeights(
  served,
  changed.map(({ master }) => master),
)
console.log(`${all.length} pictures, ${kept.size} files in ${served}, ${changed.length} of the pictures made anew.`)

/** What the last run has written down of each picture. */
async function generated(what: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(`content/site/${what}.generated.json`, 'utf8'))
}

/** The ground until the picture arrives, in three even digits: that is near enough, and a few rules do for all pictures. */
async function groundOf(file: Buffer) {
  const [red = 0, green = 0, blue = 0] = await developed(file).resize(1, 1).raw().toBuffer()
  return [red, green, blue].map((part) => Math.min(14, 2 * Math.round(part / 34)).toString(16)).join('')
}

function ruleOf(ground: string) {
  return `[data-ground='${ground}']{background:#${ground}}\n`
}

/** The focus where the layout cuts once more, by the crop. */
function focusOf({ name, size }: Master, nth: 0 | 1) {
  const crop = cropsOf(name)[nth]
  const focus = crop && focusWithin(name, size, crops[crop])
  return focus ? `[data-picture='${name}']{--subject:${focus}}\n` : ''
}
