import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company } from './company.ts'
import type { Environment } from './read-environment.ts'
import { settleSite } from './settle.ts'

function settle(defaults: typeof company, environment: Environment) {
  const problems: string[] = []
  const site = settleSite(defaults, environment, problems)
  if (problems.length) throw new Error(problems.join('\n'))
  return site
}

const wrong = {
  SITE_URL: [
    'saffronquay.com',
    'https://www.saffronquay.com/shop',
    'https://www.saffronquay.com?from=card',
    'https://owner:word@www.saffronquay.com',
    'ftp://saffronquay.com',
  ],
  SITE_BRAND: ['', '  '],
  SITE_PHONE: ['04 123 4567', '+971', 'call us'],
  SITE_EMAIL: ['sales', 'sales@', 'sales at quay.com'],
  SITE_COUNTRY: ['UAE', 'ae'],
  SITE_LATITUDE: ['91', 'north', ''],
  SITE_LONGITUDE: ['-181'],
  FORM_ENDPOINT: [
    'inquiries',
    '//inquiries',
    'mailto:sales@quay.com',
    '/',
    '/contact',
    '/contact/',
    '/products/nuts',
    '/products/inquiries',
    '/assets/inquiries',
    '/healthz',
    '/sitemap.xml',
    'https://saffronquay.example/about',
  ],
  SITE_WHATSAPP: ['050 123 4567', 'yes'],
  SITE_ARABIC: ['', 'true'],
  SITE_DELICATE_ORIGINS: ['', 'hide'],
  FORM_ENTRY_NAME: [''],
  MAP_EMBED: ['maps'],
  SITE_OFFLINE: ['', 'off'],
}

for (const [name, values] of Object.entries(wrong)) {
  for (const value of values) {
    test(`${name} may not be "${value}", and the sentence says so`, () => {
      assert.throws(
        () => settle(company, { [name]: value }),
        (error: Error) => error.message.includes(`${name} must`) && error.message.includes(`"${value}"`),
      )
    })
  }
}

test('no input may be called what another one is, or a trap of the form', () => {
  const sentence = (name: string) =>
    new RegExp(`Two inputs share the entry identifier "${name}"; each needs one of its own`)
  for (const name of ['email', 'website', 'opened'])
    assert.throws(() => settle(company, { FORM_ENTRY_NAME: name }), sentence(name))
})

test('the environment overrides the file, and numbers stay numbers', () => {
  const changed = settle(company, {
    SITE_URL: 'https://www.quay.com',
    SITE_PHONE: '+971 4 123 4567',
    SITE_LATITUDE: '25.1',
    FORM_ENDPOINT: 'https://forms.example/formResponse',
    FORM_ENTRY_ID: '',
    SITE_WHATSAPP: '+971 50 123 4567',
    SITE_BRAND_AR: 'رصيف الزعفران',
    SITE_ARABIC: 'no',
    SITE_OFFLINE: 'no',
  })
  assert.equal(changed.url, 'https://www.quay.com')
  assert.equal(changed.phone, '+971 4 123 4567')
  assert.equal(changed.coordinates.latitude, 25.1)
  assert.equal(changed.form.endpoint, 'https://forms.example/formResponse')
  assert.equal(changed.form.entries.id, '')
  assert.equal(changed.whatsapp, '+971 50 123 4567')
  assert.equal(changed.brandArabic, 'رصيف الزعفران')
  assert.equal(changed.arabic, false)
  assert.equal(changed.offline, false)
  assert.equal(changed.brand, company.brand)
})

test('the form may send to an address of its own, here or elsewhere', () => {
  for (const endpoint of ['/inquiries', '/api/inquiries', 'https://forms.example/contact'])
    assert.equal(settle(company, { FORM_ENDPOINT: endpoint }).form.endpoint, endpoint)
})

const form = 'https://docs.google.com/forms/d/e/1FAIpQLSabc_-9'
const entries = Object.fromEntries(
  ['NAME', 'COMPANY', 'EMAIL', 'PHONE', 'MESSAGE', 'ID'].map((input, nth) => [`FORM_ENTRY_${input}`, `entry.${nth}`]),
)

test('the address where a Google Form records is taken', () => {
  for (const endpoint of [`${form}/formResponse`, `${form}/formResponse?usp=sf_link`])
    assert.equal(settle(company, { ...entries, FORM_ENDPOINT: endpoint }).form.endpoint, endpoint)
})

for (const endpoint of [
  `${form}/viewform`,
  `${form}/viewform?usp=header`,
  `${form}/viewform?usp=pp_url&entry.1=Name&entry.2=Company`,
  `${form}/formresponse`,
  `${form}/formResponse/`,
  form,
  `${form}/formResponse`.replace('https:', 'http:'),
  `${form}/formResponse`.replace('docs.', 'www.'),
  `${form}/viewform`.replace('.com', '.com.'),
  `${form}/formResponse`.replace('/forms/', '/forms/u/0/'),
  `${form}/formResponse`.replace('/forms/', '/a/pepperpier.com/forms/'),
])
  test(`${endpoint} records nothing, and the sentence has the right address`, () => {
    assert.throws(() => settle(company, { ...entries, FORM_ENDPOINT: endpoint }), {
      message: `FORM_ENDPOINT records nothing there. Write ${form}/formResponse; it is "${endpoint}".`,
    })
  })

for (const [endpoint, sentence] of [
  ['https://docs.google.com/forms/d/1abcDEF/edit', /where you edit the form.*copy its address.*formResponse/],
  ['https://docs.google.com/spreadsheets/d/1abcDEF/edit#gid=0', /is no Google Form/],
  ['https://forms.gle/aBcD1234', /is a short link.*formResponse/],
  ['https://bit.ly/3aBcD12', /is a short link.*formResponse/],
  ['http://forms.pepperpier.com/collect', /must begin with https/],
  ['https://airtable.com/appAbc/shrAbc', /is a page of Airtable/],
  ['https://forms.office.com/r/aBcD1234', /is a page of Microsoft Forms/],
  ['https://pepperpier.typeform.com/to/aBcD', /is a page of Typeform/],
  ['https://formspree.io/forms/mabcdefg/submissions', /own address is https:\/\/formspree\.io\/f\/mabcdefg/],
] as const)
  test(`${endpoint} is no place to send to`, () => {
    assert.throws(() => settle(company, { ...entries, FORM_ENDPOINT: endpoint }), sentence)
  })

test('a Google Form that would not know an input is told, all at once', () => {
  assert.throws(
    () => settle(company, { FORM_ENDPOINT: `${form}/formResponse`, FORM_ENTRY_NAME: 'entry.1' }),
    (error: Error) =>
      ['COMPANY', 'EMAIL', 'PHONE', 'MESSAGE', 'ID'].every((input) =>
        error.message.includes(`FORM_ENTRY_${input} must`),
      ) && !error.message.includes('FORM_ENTRY_NAME'),
  )
})

test('what the owner may leave empty is empty to begin with', () => {
  const { whatsapp, brandArabic, tradeLicense, taxNumber } = settle(company, {})
  assert.deepEqual([whatsapp, brandArabic, tradeLicense, taxNumber], ['', '', '', ''])
  assert.doesNotThrow(() => settle(company, { SITE_WHATSAPP: '', SITE_BRAND_AR: '' }))
})

test('a variable of ours that nobody knows is named', () => {
  assert.throws(() => settle(company, { SITE_PHONE_NUMBER: '+971 4 123 4567' }), /SITE_PHONE_NUMBER is not a setting/)
  assert.throws(() => settle(company, { SITE_BRNAD: 'Pepper Pier' }), /SITE_BRNAD is not.*Did you mean SITE_BRAND\?/)
  assert.doesNotThrow(() => settle(company, { PATH: '/bin', HOME: '/root' }))
})

test('a wrong value in the file is named by its place', () => {
  assert.throws(
    () => settle({ ...company, email: 'sales' }, {}),
    /email in config\/company\.ts must be an email address/,
  )
})

test('two inputs may not share an entry identifier', () => {
  assert.throws(() => settle(company, { FORM_ENTRY_NAME: 'entry.1', FORM_ENTRY_EMAIL: 'entry.1' }), /share.*"entry\.1"/)
})

test('all corrections are told at once', () => {
  assert.throws(
    () => settle(company, { SITE_EMAIL: 'sales', SITE_PHONE: '4', SITE_COLOR: 'red' }),
    (error: Error) => ['SITE_EMAIL', 'SITE_PHONE', 'SITE_COLOR'].every((name) => error.message.includes(name)),
  )
})
