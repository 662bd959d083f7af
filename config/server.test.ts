import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configureServer } from './server.ts'

const readSettings = (...from: Parameters<typeof configureServer>) => configureServer(...from).settings

test('without any setting the site runs by itself', () => {
  assert.deepEqual(readSettings({ PATH: '/bin', SMTP_URL: '' }, '/srv/site'), {
    port: 3000,
    host: undefined,
    dataDir: '/srv/site/data',
    databaseUrl: undefined,
    mail: undefined,
    inquiryLimit: 60,
    inquiryOrigins: [],
    trustedProxies: 0,
    collectOnly: false,
  })
})

test('every setting is read', () => {
  const settings = readSettings(
    {
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/saffron',
      DATABASE_URL: 'postgres://collector@db/inquiries',
      SMTP_URL: 'smtps://user:word@mail.example:465',
      INQUIRY_TO: 'sales@example.com, export@example.com',
      INQUIRY_FROM: 'site@example.com',
      INQUIRY_LIMIT: '0',
      INQUIRY_ORIGINS: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: '1',
      COLLECT_ONLY: '1',
    },
    '/srv/site',
  )
  assert.deepEqual(settings, {
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/saffron',
    databaseUrl: 'postgres://collector@db/inquiries',
    mail: {
      smtpUrl: 'smtps://user:word@mail.example:465',
      to: 'sales@example.com, export@example.com',
      from: 'site@example.com',
    },
    inquiryLimit: 0,
    inquiryOrigins: ['https://a.example', 'https://b.example:8443'],
    trustedProxies: 1,
    collectOnly: true,
  })
})

for (const [name, value] of [
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['INQUIRY_LIMIT', 'many'],
  ['INQUIRY_ORIGINS', 'https://a.example/path'],
  ['INQUIRY_ORIGINS', 'a.example'],
  ['INQUIRY_TO', 'sales'],
  ['INQUIRY_TOO', 'sales@example.com'],
  ['DATA_DIR', 'dist'],
  ['DATA_DIR', 'public/inquiries'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['DATABASE_URL', 'sqlite:///x'],
  ['TRUST_PROXY', 'yes'],
] as const) {
  test(`${name}=${value} is refused by name`, () => {
    assert.throws(() => readSettings({ [name]: value }, '/'), new RegExp(`- ${name}`))
  })
}

test('what is wrong with the site and with the server is told at once', () => {
  assert.throws(
    () => configureServer({ SITE_EMAIL: 'sales', PORT: 'eighty', SITE_COLOR: 'red', INQUIRY_TOO: 'x' }, '/'),
    (error: Error) =>
      ['SITE_EMAIL', 'PORT', 'SITE_COLOR', 'INQUIRY_TOO'].every((name) => error.message.includes(`- ${name} `)),
  )
})

test('a password is never repeated', () => {
  assert.throws(
    () => readSettings({ DATABASE_URL: 'mysql://root:secret@db' }, '/'),
    (error: Error) => !error.message.includes('secret'),
  )
})
