import assert from 'node:assert/strict'
import test from 'node:test'
import { contact } from '#content/site/en/contact.ts'
import { mailOf } from './mail.ts'

const words = { ...contact.waiting.mail, labels: contact.form.labels, to: 'sales@quay.example' }

const inquiry = {
  name: 'Layla & Sons',
  company: 'Haddad Bakeries',
  email: 'layla@haddad.example',
  phone: '',
  message: 'Almonds 23/25?\nTo Sharjah.',
}

const read = (href: string) => {
  const { protocol, pathname, searchParams } = new URL(href)
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test('a mail carries the inquiry written out', () => {
  const { href, isWhole } = mailOf([inquiry], words)
  assert.equal(isWhole, true)
  assert.deepEqual(read(href), {
    to: 'mailto:sales@quay.example',
    subject: 'Inquiry from Haddad Bakeries',
    body: 'Name: Layla & Sons\r\nCompany: Haddad Bakeries\r\nEmail: layla@haddad.example\r\n\r\nAlmonds 23/25?\r\nTo Sharjah.',
  })
  assert.ok(!href.includes('+'), 'mail programs show a plus as a plus')
})

test('several inquiries share one mail', () => {
  const { text } = mailOf([inquiry, { ...inquiry, company: 'Quay Café', message: 'Saffron.' }], words)
  assert.match(text, /To Sharjah\.\n\nName:.*Company: Quay Café.*Saffron\.$/s)
})

test('what a mail link cannot hold is to be pasted', () => {
  const message = 'Almonds. '.repeat(500)
  const { href, text, isWhole } = mailOf([{ ...inquiry, message }], words)
  assert.equal(isWhole, false)
  assert.ok(href.length < 300)
  assert.ok(text.endsWith(message))
})

test('half a character does not break the mail', () => {
  assert.match(mailOf([{ ...inquiry, message: 'cut \ud83e' }], words).href, /cut%20%EF%BF%BD$/)
})
