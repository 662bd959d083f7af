import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { earlierAssets } from './earlier-assets.ts'

const day = 24 * 60 * 60 * 1000

function workshop(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const dist = join(folder, 'dist')
  const earlier = earlierAssets(dist, join(folder, 'aside'))
  /** As a build does it: what is there is emptied, then written. */
  async function build(names: string[], now = Date.now()) {
    await earlier.setAside()
    rmSync(dist, { recursive: true, force: true })
    mkdirSync(join(dist, 'assets'), { recursive: true })
    for (const name of names) writeFileSync(join(dist, 'assets', name), name)
    await earlier.bringBack(now)
    return readdirSync(join(dist, 'assets')).sort()
  }
  return { build, earlier, dist }
}

test('a script of an earlier build can be had for 30 days, with its compressed copy', async (t) => {
  const { build } = workshop(t)
  const first = ['start-a.js', 'start-a.js.br']
  await build(first)
  assert.deepEqual(await build(['start-b.js']), [...first, 'start-b.js'])
  assert.deepEqual(await build(['start-c.js'], Date.now() + 29 * day), [...first, 'start-b.js', 'start-c.js'])
  assert.deepEqual(await build(['start-d.js'], Date.now() + 31 * day), ['start-d.js'])
})

test('a build that fails loses none of them', async (t) => {
  const { build, earlier, dist } = workshop(t)
  await build(['start-a.js'])
  await earlier.setAside()
  rmSync(dist, { recursive: true })
  assert.deepEqual(await build(['start-b.js']), ['start-a.js', 'start-b.js'])
})
