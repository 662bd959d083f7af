import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { SiteConfig } from '#config/variables.ts'
import { type Fields, requiredFields, traps } from '#protocol/form.ts'
import type { Refusal } from '#protocol/refusal.ts'
import type { StoredInquiry } from '../store/store.ts'

type Entries = SiteConfig['form']['entries']

const longestLine = 1000
/** Nobody fills in the form faster, in ms. */
const quickest = 2000

/**
 * Turns a sent form into an inquiry, or says why it is none. What our form lets pass in a browser is an inquiry, odd as
 * it may be: then it carries a flag.
 */
export function readInquiry(form: FormData, entries: Entries, now: Date): StoredInquiry | Refusal {
  if (!isOurs([...form], entries)) return { error: 'not-our-form' }
  // PostgreSQL has no place for a null character.
  const value = (name: string) =>
    String(form.get(name) ?? '')
      .replace(/\r\n?/g, '\n')
      .replaceAll('\0', '\uFFFD')
  const fields = {
    name: value(entries.name),
    company: value(entries.company),
    email: value(entries.email).trim(),
    phone: value(entries.phone),
    message: value(entries.message),
  }
  const missing = requiredFields.filter((field) => !fields[field])
  if (missing.length) return { error: 'incomplete', fields: missing }
  if (!isEmail(fields.email)) return { error: 'email' }
  const id = entries.id ? value(entries.id) : ''
  if (!/^[\w.-]{0,100}$/.test(id)) return { error: 'not-our-form' }
  const flags = [...suspicionsOf(form), ...odditiesOf(fields)]
  const receivedAt = now.toISOString()
  return { id: id || idOf(fields, receivedAt), receivedAt, ...fields, flags }
}

/** Without scripts a form has no id. Sent by a double click, it is the same inquiry; in another hour, a reminder. */
function idOf(fields: Fields, receivedAt: string) {
  const hour = receivedAt.slice(0, '2026-03-01T08'.length)
  return createHash('sha256')
    .update(JSON.stringify([hour, fields]))
    .digest('hex')
    .slice(0, 32)
}

/** Each part is known, is text, and comes once. */
function isOurs(parts: [string, FormDataEntryValue][], entries: Entries) {
  const known = new Set<string>([...Object.values(entries).filter(Boolean), ...Object.values(traps)])
  const names = new Set(parts.map(([name]) => name))
  return names.size === parts.length && parts.every(([name, content]) => known.has(name) && typeof content === 'string')
}

// The rule of <input type="email">, so that the server never refuses what the browser has let pass.
const emailRule =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

function isEmail(written: string) {
  const at = written.lastIndexOf('@')
  if (at < 1) return false
  // Browsers check a domain such as müller.example in its ASCII form and may send either.
  const domain = /^[\u0021-\u007e]*$/.test(written) ? written.slice(at + 1) : domainToASCII(written.slice(at + 1))
  return emailRule.test(`${written.slice(0, at)}@${domain}`)
}

function suspicionsOf(form: FormData) {
  const flags = form.get(traps.bait) ? ['honeypot'] : []
  const openFor = form.get(traps.openFor)
  // Missing without scripts; that is no reason for suspicion.
  if (openFor !== null && openFor !== '' && !(Number(openFor) >= quickest)) flags.push('too-fast')
  return flags
}

function odditiesOf(fields: Fields) {
  const { message, ...lines } = fields
  const blank = requiredFields.filter((field) => !fields[field].trim()).map((field) => `blank ${field}`)
  const long = Object.entries(lines).filter(([, words]) => words.length > longestLine)
  return [...blank, ...long.map(([field]) => `very long ${field}`)]
}
