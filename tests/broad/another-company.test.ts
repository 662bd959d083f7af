import assert from 'node:assert/strict'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { stencilOf } from '#app/i18n/pictures.ts'
import { marked } from '../../pictures/marked.ts'
import { buildElsewhere } from '../support/build-elsewhere.ts'
import { builtPages } from '../support/built-pages.ts'

const links = /<a href="https:\/\/wa\.me\/971501234567"[^>]*>/g

const folder = mkdtempSync(join(tmpdir(), 'company-'))
before(() =>
  buildElsewhere(folder, {
    SITE_URL: 'https://www.pepperpier.com',
    SITE_BRAND: 'Pepper Pier',
    SITE_LEGAL_NAME: 'Pepper Pier Foodstuff Trading LLC',
    SITE_LEGAL_NAME_AR: 'Pepper Pier لتجارة المواد الغذائية',
    SITE_EMAIL: 'sales@pepperpier.com',
    SITE_PHONE: '+968 24 123 456',
    SITE_WHATSAPP: '+971 50 123 4567',
    SITE_STREET: 'Shop #12, Souk Street',
    SITE_DISTRICT: 'Mutrah',
    SITE_CITY: 'Muscat',
    SITE_COUNTRY: 'OM',
    SITE_ADDRESS_AR: 'شارع السوق، مطرح، مسقط',
    SITE_LATITUDE: '23.62',
    SITE_LONGITUDE: '58.56',
    SITE_TRADE_LICENSE: '654321',
    SITE_TAX_NUMBER: '100123456700003',
  }),
)
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
  const lists = globSync(join(folder, 'dist/assets/list-*.json'))
  assert.ok(lists.length > 0)
  for (const list of lists) assert.equal(JSON.parse(readFileSync(list, 'utf8')).whatsapp, '971501234567', list)
})

/** Of the clock nothing is known in another city; the launch check asks about it. Dubai Customs is a source. */
const traces =
  /[Ss]affron [Qq]uay|saffronquay|الراس|Al Ras\b|\+971 4|\bDubai\b(?! (time|Customs))|(?<!(بتوقيت|جمارك) )دبي/

test('nothing that another company publishes speaks of this one', () => {
  const published = globSync('dist/**/*.{html,json,js,css,xml,txt,vcf,webmanifest}', { cwd: folder })
  assert.ok(published.length > 100)
  for (const file of published) {
    const text = readFileSync(join(folder, file), 'utf8')
    const found = text.match(new RegExp(`.{0,40}(${traces.source}).{0,20}`))?.[0]
    assert.equal(found, undefined, `${file}: ${found}`)
  }
})

test('another company shows plain goods wherever there are such', () => {
  const served = readdirSync(join(folder, 'dist/pictures'))
  for (const name of marked) {
    const { marked: ours, plain } = stencilOf(name) ?? {}
    const isServed = (version: string) => served.some((file) => file.startsWith(`${name}-${version}-`))
    if (!plain) continue
    assert.ok(isServed(plain), name)
    assert.ok(ours && !isServed(ours), name)
    assert.ok(!readdirSync('dist/pictures').some((file) => file.startsWith(`${name}-${plain}-`)), name)
  }
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
