import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { marked } from '../../pictures/marked.ts'

const scenes = 'studio/scenes'

test('the pictures that carry the mark are those whose scenes print it', () => {
  const printing = readdirSync(scenes).filter((file) => readFileSync(`${scenes}/${file}`, 'utf8').includes('stencil'))
  assert.deepEqual(
    printing.map((file) => file.replace('.py', '')),
    [...marked],
  )
})

test('each of them has a version without it', () => {
  for (const name of marked) assert.ok(existsSync(`pictures/plain/${name}.jpg`), name)
})
