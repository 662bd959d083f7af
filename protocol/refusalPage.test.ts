import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contact } from '#content/site/en/contact.ts'
import { refusals } from '#content/site/en/refusals.ts'
import type { Refusal } from './refusal.ts'
import { sentenceOf } from './refusalPage.ts'

const english = { reasons: refusals.reasons, labels: contact.form.labels, language: 'en' }

test('a refusal becomes a sentence with its figures and fields in place', () => {
  const said = (refusal: Refusal) => sentenceOf(refusal, english)
  assert.match(said({ error: 'too-large', kilobytes: 256 }), /at most 256\u00a0KB/)
  assert.match(said({ error: 'too-many', seconds: 1 }), /again in 1 second\.$/)
  assert.match(said({ error: 'unavailable', seconds: 30 }), /again in 30 seconds\.$/)
  assert.equal(
    said({ error: 'incomplete', fields: ['name', 'company', 'email'] }),
    'Please fill in Name, Company, and Email.',
  )
})

test('every sentence is whole: no gap is left open', () => {
  const filled = { kilobytes: 1, seconds: 2, fields: ['name'] }
  for (const error of Object.keys(refusals.reasons))
    assert.doesNotMatch(sentenceOf({ error, ...filled } as Refusal, english), /[{}]/, error)
})
