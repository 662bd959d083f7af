import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { stencilOf } from '../app/i18n/pictures.ts'
import { marked } from '../pictures/marked.ts'
import { ownCompany } from '../tests/own-company.ts'
import { copyProject } from '../tests/support/copy-project.ts'

const checked = new Map<string, { said: string; status: number | null }>()

const check = (settings: Record<string, string> = {}) => {
  const key = JSON.stringify(settings)
  const answer = checked.get(key) ?? run(settings)
  checked.set(key, answer)
  return answer
}

function run(settings: Record<string, string>) {
  const { stdout, status } = spawnSync(process.execPath, ['publish/launch-check.ts'], {
    env: { ...ownCompany, ...settings },
    encoding: 'utf8',
  })
  return { said: stdout, status }
}

/** The same while this process answers. */
const checkBeside = (settings: Record<string, string>) =>
  new Promise<{ said: string; status: unknown }>((done) => {
    const env = { ...ownCompany, ...settings }
    execFile(process.execPath, ['publish/launch-check.ts'], { env }, (error, said) =>
      done({ said, status: error?.code ?? 0 }),
    )
  })

const settled = {
  SITE_URL: 'https://www.pepperpier.com',
  SITE_EMAIL: 'sales@pepperpier.com',
  SITE_PHONE: '+971 4 123 4567',
  SITE_BRAND: 'Pepper Pier',
  SITE_LEGAL_NAME: 'Pepper Pier Foodstuff Trading LLC',
  SITE_LEGAL_NAME_AR: 'رصيف الفلفل لتجارة المواد الغذائية',
  SITE_STREET: 'Baniyas Road',
  SITE_LATITUDE: '25.26',
  SITE_LONGITUDE: '55.31',
}

test('placeholders are named with what to do', () => {
  const { said, status } = check()
  assert.equal(status, 1)
  for (const name of Object.keys(settled)) assert.ok(said.includes(name), name)
  assert.doesNotMatch(said, /mark is still/)
})

test('under another brand the mark is asked for, too', () => {
  const { said, status } = check(settled)
  assert.match(said, /The mark is still the one of Saffron Quay, and the brand is "Pepper Pier".*npm run icons/)
  assert.equal(status, 1)
})

test('a catalog that was printed with other values is named, with what to do', () => {
  assert.doesNotMatch(check().said, /was printed for/)
  for (const file of ['en.pdf', 'ar.pdf'])
    assert.match(
      check(settled).said,
      new RegExp(`${file}, was printed for Saffron Quay with another brand, .*phone.*npm run brochure`),
    )
  assert.doesNotMatch(check({ ...settled, SITE_ARABIC: 'no' }).said, /ar\.pdf/)
  assert.match(check({ SITE_PHONE: settled.SITE_PHONE }).said, /with another phone, so no page offers it/)
})

test('under another brand every picture, preview and PDF that carries the old mark is named', () => {
  const { said } = check(settled)
  for (const name of marked.filter((name) => !stencilOf(name)?.plain))
    assert.match(said, new RegExp(`The picture pictures/${name}\\.jpg carries the mark of Saffron Quay \\(/`))
  assert.match(
    said,
    /Link previews carry the mark of Saffron Quay: .*previews\/about\.jpg.*previews\/nuts-cashews\.jpg/,
  )
  assert.doesNotMatch(check().said, /carr(y|ies) the mark/)
})

test('a mark that was drawn anew under the same brand makes catalog and icons old ones', (t) => {
  const project = copyProject('new-mark')
  t.after(project.remove)
  project.put('public/icon.svg', readFileSync('public/icon.svg'))
  project.edit('app/styles/markPaths.ts', 'M4 22.7h24', 'M4 22.7h12')
  const { said } = project.run('launch-check', { ENV_FILE: ownCompany.ENV_FILE })
  for (const file of ['en.pdf', 'ar.pdf'])
    assert.match(said, new RegExp(`${file}, was printed for Saffron Quay with another mark, so no page offers it`))
  assert.match(said, /icons in public\/ show another mark than the pages.*npm run icons/)
  assert.doesNotMatch(check().said, /another mark/)
})

test("another company's name in a text does not ask for its Arabic again", () => {
  assert.doesNotMatch(check(settled).said, /English has changed/)
})

test('in another city the words are right, and the clock is asked about', () => {
  const { said } = check({ ...settled, SITE_CITY: 'Muscat' })
  assert.match(
    said,
    /content\/site\/en\/\w+\.ts, line \d+: the hours are told by the clock of Dubai, and the company is in Muscat/,
  )
  assert.match(said, /change the words there and `officeClock` in config\/office\.ts/)
  assert.doesNotMatch(check(settled).said, /clock of Dubai/)
})

test('an Arabic name that is set is not asked for', () => {
  assert.match(check().said, /set SITE_BRAND_AR and SITE_LEGAL_NAME_AR/)
  const { said } = check({ SITE_BRAND_AR: 'رصيف الفلفل', SITE_LEGAL_NAME_AR: 'رصيف الفلفل للتجارة' })
  assert.doesNotMatch(said, /SITE_BRAND_AR|SITE_LEGAL_NAME_AR/)
})

test('the owner is asked about WhatsApp and mail according to the settings', () => {
  assert.match(check().said, /set SITE_WHATSAPP/)
  assert.match(check().said, /mailed to nobody/)
  const { said } = check({
    SITE_WHATSAPP: '+971 50 123 4567',
    SMTP_URL: 'smtps://mail.pepperpier.com',
    INQUIRY_TO: 'sales@pepperpier.com',
  })
  assert.match(said, /WhatsApp at \+971 50 123 4567/)
  assert.doesNotMatch(said, /mailed to nobody/)
})

test('what buyers in the Gulf expect is asked for until it is there', () => {
  const { said } = check()
  for (const question of [/Arabic name does your trade license have/, /SITE_TRADE_LICENSE and SITE_TAX_NUMBER/])
    assert.match(said, question)
  for (const question of [/halal certificates.*Which body/, /on Friday, and in Ramadan/, /count the same thing/])
    assert.match(said, question)
  const given = check({ SITE_TRADE_LICENSE: '123456', SITE_TAX_NUMBER: '100000000000003' }).said
  assert.doesNotMatch(given, /SITE_TRADE_LICENSE/)
})

test('the owner is asked whether delicate origins may be named, and told when they are not', () => {
  assert.match(check().said, /Iran .*May they be named\?.*SITE_DELICATE_ORIGINS=no/)
  assert.match(check({ SITE_DELICATE_ORIGINS: 'no' }).said, /leave out origins.*SITE_DELICATE_ORIGINS=yes/)
  assert.match(check().said, /limits of the EU, Codex and others as of \d+\/\d{4}/)
})

test('an outside form is looked at, and what would be lost is named', async (t) => {
  const page = '<form><input name="name"><input name="email"><textarea name="message"></textarea></form>'
  const service = createServer((_, response) => response.end(page))
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  t.after(() => service.close())
  const { port } = service.address() as AddressInfo
  const { said, status } = await checkBeside({ FORM_ENDPOINT: `http://127.0.0.1:${port}/f/abc` })
  assert.equal(status, 1)
  assert.match(said, /Inquiries go to http:\S+\. "company" is sent as company, which the form does not have/)
  const unreachable = check({ FORM_ENDPOINT: 'http://127.0.0.1:1/f/abc' })
  assert.match(unreachable.said, /Inquiries go to .*cannot be reached/)
  assert.doesNotMatch(check().said, /Inquiries go to/)
})

test('the trade is asked about: peanuts, nutmeg, monk fruit, polarization, closed days, TLS of subdomains', () => {
  for (const question of [
    /peanuts/,
    /bars nutmeg/,
    /Monk fruit/,
    /99\.80/,
    /after Saturday 5 PM is answered on Monday/,
    /ISO 9001:2015, HACCP, FSSAI and GST/,
    /vacuum packed/,
    /includeSubDomains/,
  ])
    assert.match(check().said, question)
})
