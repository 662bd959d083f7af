import assert from 'node:assert/strict'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildElsewhere } from '../quality/build-elsewhere.ts'
import { builtPages } from '../quality/built-pages.ts'

const links = /<a href="https:\/\/wa\.me\/971501234567"[^>]*>/g

const folder = mkdtempSync(join(tmpdir(), 'company-'))
const settings = {
  SITE_PHONE: '+971 4 123 4567',
  SITE_WHATSAPP: '+971 50 123 4567',
  SITE_TRADE_LICENSE: '654321',
  SITE_TAX_NUMBER: '100123456700003',
}
before(() => buildElsewhere(folder, settings))
after(() => rmSync(folder, { recursive: true }))

test('without a number, no page mentions WhatsApp', () => {
  for (const { path, html } of builtPages) assert.doesNotMatch(html, /whatsapp|wa\.me/i, path)
})

test('with a number, the footer of every page and the contact page lead to it, and nothing is loaded from there', () => {
  for (const { file, path } of builtPages) {
    const html = readFileSync(join(folder, file), 'utf8')
    assert.equal(html.match(links)?.length, path.endsWith('/contact') ? 2 : 1, path)
    assert.doesNotMatch(html.replace(links, ''), /wa\.me|whatsapp\.(com|net)/, path)
  }
  const lists = globSync(join(folder, 'dist/assets/words-*/list-*.json'))
  assert.ok(lists.length > 0)
  for (const list of lists) assert.equal(JSON.parse(readFileSync(list, 'utf8')).whatsapp, '971501234567', list)
})

test('license and tax number stand in the footer of every page, and only where they are given', () => {
  for (const { file, path, html } of builtPages) {
    const footer = readFileSync(join(folder, file), 'utf8').match(/<footer.*<\/footer>/s)?.[0] ?? ''
    assert.match(footer, /654321/, path)
    assert.match(footer, /100123456700003/, path)
    assert.doesNotMatch(html, /Trade license|TRN|رخصة تجارية|التسجيل الضريبي/, path)
  }
})

test('another company neither offers nor publishes the catalog that was printed for this one', () => {
  assert.deepEqual(globSync(join(folder, 'dist/**/*.pdf')), [])
  for (const { file } of builtPages) assert.doesNotMatch(readFileSync(join(folder, file), 'utf8'), /\.pdf/, file)
  assert.ok(existsSync(join(folder, 'dist/products.html')))
})
