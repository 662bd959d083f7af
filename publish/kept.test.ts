import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { filesBehind } from './finder-names.ts'
import { keptIn, prune } from './kept.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'kept-'))

/** Makes the same as often as it is asked to, and counts. */
function maker() {
  const made = { times: 0 }
  const make = async () => Buffer.from(`made ${++made.times}`)
  return { made, make }
}

test('what was made once of the same parts is not made again', async () => {
  const { kept } = keptIn(newFolder())
  const { made, make } = maker()
  assert.equal(String(await kept(['quality 11', 'page'], make)), 'made 1')
  assert.equal(String(await kept(['quality 11', 'page'], make)), 'made 1')
  assert.equal(made.times, 1)
})

test('what is asked for twice at once is made once', async () => {
  const { kept } = keptIn(newFolder())
  const { made, make } = maker()
  await Promise.all([kept(['page'], make), kept(['page'], make)])
  assert.equal(made.times, 1)
})

test('other parts, and other bounds between them, are made anew', async () => {
  const { kept } = keptIn(newFolder())
  const { made, make } = maker()
  for (const parts of [['quality 11', 'page'], ['quality 9', 'page'], ['quality 11p', 'age'], ['quality 11page']])
    await kept(parts, make)
  assert.equal(made.times, 4)
})

test('two builds at once leave one whole file', async () => {
  const folder = newFolder()
  const { make } = maker()
  await Promise.all(Array.from({ length: 20 }, () => keptIn(folder).kept(['page'], make)))
  const names = readdirSync(folder)
  assert.equal(names.length, 1)
  assert.match(String(await keptIn(folder).kept(['page'], make)), /^made \d+$/)
})

test('what was not used for longest goes first when there is no more room', async () => {
  const folder = newFolder()
  for (const [nth, name] of ['old', 'middle', 'new'].entries()) {
    writeFileSync(join(folder, name), Buffer.alloc(100))
    utimesSync(join(folder, name), nth, nth)
  }
  await prune(folder, 250)
  assert.deepEqual(readdirSync(folder).sort(), ['middle', 'new'])
})

test('the files behind the names are their code, the catalog and the words', () => {
  const files = filesBehind('app/features/finder/makeFiles.ts').map((file) => file.replaceAll('\\', '/'))
  for (const one of ['app/features/finder/fold.ts', 'app/catalogue/nuts.ts', 'app/content/en/nuts.ts'])
    assert.ok(files.includes(one), one)
})
