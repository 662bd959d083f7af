import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { test } from 'node:test'
import { isTaken } from './paths.ts'

test('nothing that the build has written is at an address that the form could take', () => {
  const dist = resolve(import.meta.dirname, '../dist')
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
  assert.ok(built.length > 50)
  for (const entry of built.filter((each) => each.isFile())) {
    const file = `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`
    const page = file.replace(/(\/index)?\.html$/, '')
    assert.ok(isTaken(file), file)
    assert.ok(isTaken(page || '/'), `${page}: add its first part to config/paths.ts`)
  }
})
