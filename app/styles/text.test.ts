import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Larger sizes are of the display face, and belong to what they set. Drawings count in their own pixels, paper in points. */
const smallestOfDisplay = 1.25

const sizes = /font(?:-size)?:\s*(?:\d{3} )?(?:clamp\()?(\d*\.?\d+)(r?em)\b/g

test('text is set in the three sizes of the tokens, and in no others', () => {
  // A long brand is as small in the header as it has to be.
  const files = globSync('app/**/*.css', { exclude: ['app/styles/tokens.css', '**/Header.module.css'] })
  const others = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(sizes)].flatMap(([rule, size, unit]) =>
      unit === 'em' || Number(size) < smallestOfDisplay ? [`${file}: ${rule}`] : [],
    ),
  )
  assert.deepEqual(others, [])
  assert.ok(files.length > 50)
})
