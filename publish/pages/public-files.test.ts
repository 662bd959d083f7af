import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { removePreviews } from './public-files.ts'

test('an edition that is switched off leaves no link preview behind', async (t) => {
  const dist = mkdtempSync(join(tmpdir(), 'previews-'))
  t.after(() => rmSync(dist, { recursive: true }))
  cpSync('public/previews', join(dist, 'previews'), { recursive: true })
  const inFolder = (name: string) => readdirSync(join(dist, name)).filter((file) => file.endsWith('.jpg'))

  await removePreviews(dist, [{ prefix: '' }, { prefix: '/ar' }])
  assert.deepEqual(inFolder('previews/ar'), inFolder('previews'))

  await removePreviews(dist, [{ prefix: '' }])
  assert.ok(inFolder('previews').includes('home.jpg'))
  assert.ok(!readdirSync(join(dist, 'previews')).includes('ar'))
})
