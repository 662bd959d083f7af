import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import engravings from '#app/guide/engravings.generated.json' with { type: 'json' }
import { drawerVersion } from './drawer.ts'
import { goods } from './goods/goods.ts'
import { flatten } from './path.ts'
import type { Point } from './pen.ts'
import { versionOf } from './plate.ts'
import { symbols } from './symbol.ts'

const folder = 'public/assets/engravings'
const again = 'Draw them anew with `npm run engravings`, look at them, and commit them.'

test('the drawings are those that the engraver makes now', () => {
  assert.equal(engravings.drawer, drawerVersion(), `The drawings are older than artwork/engraving/. ${again}`)
  const { drawings, small } = engravings
  assert.deepEqual([Object.keys(drawings), Object.keys(small)], [Object.keys(goods), Object.keys(symbols)], again)
})

test('every drawing is there as it was drawn, and no other', () => {
  const files = Object.values(engravings.drawings).map(({ file }) => file)
  const present = readdirSync(folder)
  for (const file of files) assert.ok(present.includes(file), `${folder}/${file} is missing. ${again}`)
  for (const file of present) assert.ok(files.includes(file), `${folder}/${file} is no drawing of ours. ${again}`)
  for (const file of files) {
    const version = versionOf(readFileSync(`${folder}/${file}`, 'utf8'))
    assert.ok(file.endsWith(`-${version}.svg`), `${folder}/${file} was changed by hand. ${again}`)
  }
})

/** What a page can afford, the animal that is a page's whole figure aside. */
const limit = (good: string) => (good === 'ox' || good === 'sheep' ? 4500 : 2300)

test('every drawing fits its sheet and its weight', () => {
  for (const [good, { file, sheet }] of Object.entries(engravings.drawings)) {
    const { left, top, width, height } = sheet
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const paths = Array.from(text.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d)
    const isOutside = ([x, y]: Point) => x <= left || x >= left + width || y <= top || y >= top + height
    const outside = paths.flatMap((d) => flatten(d).flat()).find(isOutside)
    assert.equal(outside, undefined, `${good} at ${outside}`)
    const weight = brotliCompressSync(paths.join('\n')).length
    assert.ok(weight < limit(good), `${good} weighs ${weight}`)
    assert.doesNotMatch(text, /NaN|undefined|Infinity/, good)
  }
})

/** Shrimp are drawn by tens, and have legs. */
const most = (good: string) => (good === 'shrimp' || good === 'prawn' ? 900 : 400)

test('a good that is drawn by the hundred stays small, about its middle', () => {
  for (const [good, { outline, strokes }] of Object.entries(engravings.small)) {
    assert.ok(outline.length + strokes.length < most(good), `${good} has ${outline.length + strokes.length} characters`)
    for (const [x, y] of flatten(outline + strokes).flat())
      assert.ok(Math.abs(x) < 34 && Math.abs(y) < 34, `${good} at ${x} ${y}`)
  }
})
