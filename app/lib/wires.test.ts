import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('every attribute that a component writes for a script is a wire', () => {
  const files = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const written = new Set(
    files.flatMap((text) => [...text.matchAll(/\s(data-[a-z-]+)[=\s>]/g)].map(([, name]) => name)),
  )
  const read = files.flatMap((text) => [
    ...[...text.matchAll(/\[(data-[a-z-]+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/dataset\.(\w+)/g)].map(([, name = '']) => `data-${kebab(name)}`),
  ])
  const wires = readFileSync('app/lib/wires.d.ts', 'utf8')
  assert.ok(read.length > 40)
  assert.deepEqual(
    [...new Set(read)].filter((name) => written.has(name) && !wires.includes(`'${name}'`)),
    [],
  )
})
