import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import { company } from '#config/company.ts'
import { isBuilt, noteBuild } from './fingerprint.ts'

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  for (const part of ['package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(import.meta.dirname, '..', part), join(folder, part))
  process.chdir(folder)
  for (const part of ['app', 'dist']) mkdirSync(part)
  writeFileSync('app/words.ts', 'cumin')
  const done = noteBuild(company)
  writeFileSync('dist/index.html', '<p>cumin')
  done()
})

test('nothing has changed', () => assert.equal(isBuilt(company), true))

test('another word, another setting, a missing page, a page by another hand ask for a build', () => {
  assert.equal(isBuilt({ ...company, phone: '+971 4 111 1111' }), false)
  writeFileSync('app/words.ts', 'caraway')
  assert.equal(isBuilt(company), false)
  writeFileSync('app/words.ts', 'cumin')
  assert.equal(isBuilt(company), true)
  writeFileSync('dist/index.html', '<p>salt')
  assert.equal(isBuilt(company), false)
  rmSync('dist', { recursive: true })
  assert.equal(isBuilt(company), false)
})

test('a build that was cut off, or a word that was changed meanwhile, counts for nothing', () => {
  const done = noteBuild(company)
  assert.equal(isBuilt(company), false)
  writeFileSync('app/words.ts', 'caraway')
  done()
  assert.equal(isBuilt(company), false)
})
