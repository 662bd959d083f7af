import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildElsewhere } from '../quality/build-elsewhere.ts'
import { builtPages } from '../quality/built-pages.ts'

const links = /<a href="https:\/\/wa\.me\/971501234567"[^>]*>/g

test('without a number, no page mentions WhatsApp', () => {
  for (const { path, html } of builtPages) assert.doesNotMatch(html, /whatsapp|wa\.me/i, path)
})

test('with a number, the footer of every page and the contact page lead to it, and nothing is loaded from there', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsapp-'))
  t.after(() => rmSync(folder, { recursive: true }))
  buildElsewhere(folder, { SITE_WHATSAPP: '+971 50 123 4567' })
  for (const { file, path } of builtPages) {
    const html = readFileSync(join(folder, file), 'utf8')
    assert.equal(html.match(links)?.length, path.endsWith('/contact') ? 2 : 1, path)
    assert.doesNotMatch(html.replace(links, ''), /wa\.me|whatsapp\.(com|net)/, path)
  }
  const lists = globSync(join(folder, 'dist/assets/words-*/list-*.json'))
  assert.ok(lists.length > 0)
  for (const list of lists) assert.equal(JSON.parse(readFileSync(list, 'utf8')).whatsapp, '971501234567', list)
})
