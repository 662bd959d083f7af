import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '#config'
import { settle } from './configure.ts'

const wrong = {
  SITE_URL: ['saffronquay.com', 'https://www.saffronquay.com/shop', 'ftp://saffronquay.com'],
  SITE_BRAND: ['', '  '],
  SITE_PHONE: ['04 123 4567', '+971', 'call us'],
  SITE_EMAIL: ['sales', 'sales@', 'sales at quay.com'],
  SITE_COUNTRY: ['UAE', 'ae'],
  SITE_LATITUDE: ['91', 'north', ''],
  SITE_LONGITUDE: ['-181'],
  FORM_ENDPOINT: ['inquiries', 'mailto:sales@quay.com'],
  FORM_ENTRY_NAME: [''],
  MAP_EMBED: ['maps'],
  SITE_OFFLINE: ['', 'off'],
}

for (const [name, values] of Object.entries(wrong)) {
  for (const value of values) {
    test(`${name} may not be "${value}", and the sentence says so`, () => {
      assert.throws(
        () => settle(site, { [name]: value }),
        (error: Error) => error.message.includes(`${name} must`) && error.message.includes(`"${value}"`),
      )
    })
  }
}

test('the environment overrides the file, and numbers stay numbers', () => {
  const changed = settle(site, {
    SITE_URL: 'https://www.quay.com',
    SITE_PHONE: '+971 4 123 4567',
    SITE_LATITUDE: '25.1',
    FORM_ENDPOINT: 'https://forms.example/formResponse',
    FORM_ENTRY_ID: '',
  })
  assert.equal(changed.url, 'https://www.quay.com')
  assert.equal(changed.phone, '+971 4 123 4567')
  assert.equal(changed.coordinates.latitude, 25.1)
  assert.equal(changed.form.endpoint, 'https://forms.example/formResponse')
  assert.equal(changed.form.entries.id, '')
  assert.equal(changed.brand, site.brand)
})

test('a variable of ours that nobody knows is named', () => {
  assert.throws(() => settle(site, { SITE_PHONE_NUMBER: '+971 4 123 4567' }), /SITE_PHONE_NUMBER is not a setting/)
  assert.doesNotThrow(() => settle(site, { PATH: '/bin', HOME: '/root' }))
})

test('a wrong value in the file is named by its place', () => {
  assert.throws(() => settle({ ...site, email: 'sales' }, {}), /email in site\.config\.ts must be an e-mail address/)
})

test('two inputs may not share an entry identifier', () => {
  assert.throws(() => settle(site, { FORM_ENTRY_NAME: 'entry.1', FORM_ENTRY_EMAIL: 'entry.1' }), /share.*"entry\.1"/)
})

test('all corrections are told at once', () => {
  assert.throws(
    () => settle(site, { SITE_EMAIL: 'sales', SITE_PHONE: '4', SITE_COLOR: 'red' }),
    (error: Error) => ['SITE_EMAIL', 'SITE_PHONE', 'SITE_COLOR'].every((name) => error.message.includes(name)),
  )
})
