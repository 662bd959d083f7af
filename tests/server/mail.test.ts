import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { growingPause, startPostman } from '#server/mail/postman.ts'
import { smtpSender } from '#server/mail/smtp.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import type { Store, StoredInquiry } from '#server/store/store.ts'
import { anInquiry } from './inquiry.ts'
import { startMailServer } from './mail-server.ts'
import { aForm, startServer } from './running-server.ts'
import { temporaryFolder } from './small-site.ts'

const site = { brand: 'Saffron Quay', url: 'https://saffronquay.example' }
// A letter that never comes is a failure, not a reason to wait for ever.
const inTime = { timeout: 40_000 }
const mailboxes = { to: 'sales@quay.example, export@quay.example', from: 'site@quay.example' }

async function openPost(t: TestContext, port: number, inquiries: StoredInquiry[]) {
  const store = await openSqliteStore(temporaryFolder(t))
  for (const inquiry of inquiries) await store.add(inquiry)
  const lines: string[] = []
  const postman = startPostman({
    store,
    send: smtpSender(`smtp://127.0.0.1:${port}`, mailboxes, site),
    report: (line) => lines.push(line),
    pauseAfter: () => 5,
  })
  t.after(async () => {
    await postman.stop()
    await store.close()
  })
  return { store, postman, lines }
}

async function allSent(t: TestContext, store: Store) {
  while (!t.signal.aborted && (await store.nextLetterDue())) await new Promise(setImmediate)
}

const header = (text: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(text)?.[1] ?? ''

test('sales get the inquiry as a mail they can answer', inTime, async (t) => {
  const server = await startMailServer(t)
  const inquiry = anInquiry({ id: 'almonds-1', message: 'Almonds 23/25.\n.\nعاجل' })
  await openPost(t, server.port, [inquiry])
  const [mail] = await server.received(1)
  assert.equal(mail?.from, 'site@quay.example')
  assert.deepEqual(mail?.to, ['sales@quay.example', 'export@quay.example'])
  const { text = '' } = mail ?? {}
  assert.equal(header(text, 'Message-ID'), '<almonds-1@saffronquay.example>')
  assert.equal(header(text, 'Reply-To'), 'Layla Haddad <layla@haddad.example>')
  assert.equal(header(text, 'Subject'), 'Inquiry from Layla Haddad, Haddad Bakeries')
  assert.equal(header(text, 'Auto-Submitted'), 'auto-generated')
  assert.equal(header(text, 'Content-Type'), 'text/plain; charset=utf-8')
  const [, body = ''] = text.split('\r\n\r\n')
  const words = header(text, 'Content-Transfer-Encoding') === 'base64' ? Buffer.from(body, 'base64').toString() : text
  for (const part of ['Layla Haddad', 'Haddad Bakeries', 'layla@haddad.example', '+971 4 000 0001']) {
    assert.ok(words.includes(part), part)
  }
})

test('an inquiry in Arabic is read in the mail as it was written', inTime, async (t) => {
  const server = await startMailServer(t)
  const message = 'كاجو W320، الكمية 500\u00a0كجم.\n1. Cashews W320 (كاجو W320): 500 kg'
  await openPost(t, server.port, [anInquiry({ name: 'ليلى حدّاد', company: 'مخابز «حدّاد»', message })])
  const [mail] = await server.received(1)
  const { text = '' } = mail ?? {}
  assert.equal(decoded(header(text, 'Subject')), 'Inquiry from ليلى حدّاد, مخابز «حدّاد»')
  assert.equal(decoded(header(text, 'Reply-To')), 'ليلى حدّاد <layla@haddad.example>')
  const body = bodyOf(text)
  for (const part of ['Name:     ليلى حدّاد\n', 'Company:  مخابز «حدّاد»\n', `\n\n${message}\n\n`])
    assert.ok(body.includes(part), part)
})

const quotedPrintable = (code: string) => decodeURIComponent(code.replaceAll('%', '%25').replaceAll('=', '%'))

/** Encoded words as a mail program shows them (RFC 2047). */
const decoded = (words: string) =>
  words
    .replace(/\r\n\s/g, ' ')
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way: string, code: string) =>
      /b/i.test(way) ? Buffer.from(code, 'base64').toString() : quotedPrintable(code.replaceAll('_', ' ')),
    )

/** The text of a mail, whichever of the two ways it was packed for the journey. */
function bodyOf(mail: string) {
  const packed = mail.slice(mail.indexOf('\r\n\r\n') + 4)
  const isBase64 = header(mail, 'Content-Transfer-Encoding') === 'base64'
  const text = isBase64 ? Buffer.from(packed, 'base64').toString() : quotedPrintable(packed.replace(/=\r\n/g, ''))
  return text.replaceAll('\r\n', '\n')
}

test('nothing a sender writes becomes a mail header', inTime, async (t) => {
  const server = await startMailServer(t)
  const attack = 'x\r\nBcc: everyone@victim.example\r\n\r\nBuy now\u0000\u2028\u202e'
  const inquiry = anInquiry({ name: attack, company: attack, phone: attack, email: 'a@b.example', flags: ['honeypot'] })
  await openPost(t, server.port, [inquiry])
  const [mail] = await server.received(1)
  assert.deepEqual(mail?.to, ['sales@quay.example', 'export@quay.example'])
  const [headers = ''] = (mail?.text ?? '').split('\r\n\r\n')
  assert.doesNotMatch(headers, /^(Bcc|Buy)/im)
  assert.match(header(headers, 'Subject'), /^\[Perhaps spam\]/)
  assert.match(header(headers, 'Reply-To'), /a@b\.example/)
})

test('an odd inquiry makes a letter that can be sent', inTime, async (t) => {
  const server = await startMailServer(t)
  const long = 'x'.repeat(5000)
  await openPost(t, server.port, [
    anInquiry({ id: 'blank', name: ' ', company: ' ', flags: ['blank name', 'blank company'] }),
    anInquiry({ id: 'long', name: long, email: `${long}@b.example`, flags: ['very long name', 'very long email'] }),
  ])
  const mails = await server.received(2)
  const subjects = mails.map(({ text }) => header(text, 'Subject').replace(/\r\n\s/g, ' '))
  assert.ok(subjects.includes('Inquiry from layla@haddad.example'))
  assert.ok(subjects.every((subject) => subject.length < 1000 && !subject.includes('spam')))
  const toTheLong = mails.find(({ text }) => header(text, 'Message-ID').startsWith('<long@'))
  assert.equal(header(toTheLong?.text ?? '', 'Reply-To'), '')
})

test('a letter refused for a while is sent until it is accepted, once', inTime, async (t) => {
  let refusals = 0
  const server = await startMailServer(t, {
    onRcptTo(_address, _session, done) {
      refusals += 1
      if (refusals <= 8) return done(Object.assign(new Error('come back later'), { responseCode: 451 }))
      done()
    },
  })
  const { store, lines } = await openPost(t, server.port, [anInquiry(), anInquiry()])
  const mails = await server.received(2)
  await allSent(t, store)
  assert.equal(new Set(mails.map(({ text }) => header(text, 'Message-ID'))).size, 2)
  assert.equal(mails.length, 2)
  assert.equal(lines.length, 2)
  assert.match(lines[0] ?? '', /^The mail about inquiry \S+ was refused \(EENVELOPE, answer 451\)/)
})

test('with the mail server away nothing is lost, and it is noticed once', inTime, async (t) => {
  const first = await startMailServer(t)
  await first.stop()
  const inquiries = Array.from({ length: 30 }, () => anInquiry())
  const { lines, postman, store } = await openPost(t, first.port, inquiries)
  while (!t.signal.aborted && lines.length === 0) await new Promise(setImmediate)
  await store.add(anInquiry())
  postman.call()
  const second = await startMailServer(t, {}, first.port)
  const mails = await second.received(31)
  await allSent(t, store)
  assert.equal(new Set(mails.map(({ text }) => header(text, 'Message-ID'))).size, 31)
  assert.equal(mails.length, 31)
  assert.deepEqual(lines, [
    'The mail server takes no mail (ESOCKET). It is all kept and will be tried again.',
    'The mail server takes mail again.',
  ])
})

test('pauses grow to a quarter of an hour and stay there', () => {
  assert.deepEqual([1, 2, 3, 4, 12, 5000].map(growingPause), [1000, 2000, 4000, 8000, 900_000, 900_000])
})

test('a running server mails what it collects, also what waited from before', inTime, async (t) => {
  const server = await startMailServer(t)
  const folder = temporaryFolder(t)
  const before = await openSqliteStore(folder)
  await before.add(anInquiry({ id: 'from-before' }))
  await before.close()
  const site = await startServer({
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    INQUIRY_TO: 'sales@quay.example',
  })
  t.after(() => site.stop('SIGKILL'))
  await server.received(1)
  const reader = await openSqliteStore(folder)
  await allSent(t, reader)
  await reader.close()
  // The postman rests now and has to be called.
  await fetch(`http://127.0.0.1:${site.port}/inquiries`, { method: 'POST', body: aForm({ id: 'fresh' }) })
  const mails = await server.received(2)
  const ids = mails.map(({ text }) => header(text, 'Message-ID').split('@')[0])
  assert.deepEqual(ids.sort(), ['<fresh', '<from-before'])
  assert.equal(await site.stop(), 0)
})
