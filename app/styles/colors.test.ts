import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { colors } from './colors.ts'

test('a color has one value, in style sheets and outside', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(colors)) {
    const token = `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    assert.match(tokens, new RegExp(`${token}: ${value};`), name)
  }
})
