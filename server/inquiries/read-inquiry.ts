import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { SiteConfig } from '../../publish/configure.ts'
import type { Inquiry } from '../store/store.ts'

export type Entries = SiteConfig['form']['entries']

type Field = keyof Entries
type Reading = { inquiry: Inquiry } | { problem: string }

const labels: Record<Exclude<Field, 'id'>, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
}
const required = ['name', 'company', 'email', 'message'] as const
const traps = ['website', 'opened']
const mostParts = 20
const longestName = 100
const longestLine = 1000
/** Nobody fills in the form faster. */
const quickest = 2000

/** Turns a sent form into an inquiry, or says in a sentence what is wrong with it. */
export function readInquiry(form: FormData, entries: Entries, now: Date): Reading {
  const parts = [...form]
  const problem = problemWithParts(parts, entries)
  if (problem) return { problem }

  const value = (name: string) => String(form.get(name) ?? '').replace(/\r\n?/g, '\n')
  const fields = {
    name: value(entries.name),
    company: value(entries.company),
    email: value(entries.email).trim(),
    phone: value(entries.phone),
    message: value(entries.message),
  }
  const missing = required.filter((field) => !fields[field].trim())
  if (missing.length) return { problem: `Please fill in ${missing.map((field) => labels[field]).join(', ')}.` }
  for (const field of ['name', 'company', 'email', 'phone'] as const) {
    if (fields[field].length > longestLine)
      return { problem: `${labels[field]} is longer than ${longestLine} characters.` }
  }
  if (!isEmail(fields.email)) return { problem: 'Email must be an e-mail address, such as name@company.com.' }
  const id = entries.id ? value(entries.id) : ''
  if (!/^[\w.-]{0,100}$/.test(id)) return { problem: 'The id of an inquiry has letters, digits, dots and dashes only.' }
  return { inquiry: { id: id || randomUUID(), receivedAt: now.toISOString(), ...fields, flags: flagsOf(form) } }
}

function problemWithParts(parts: [string, FormDataEntryValue][], entries: Entries) {
  const known = new Set([...Object.values(entries).filter(Boolean), ...traps])
  const seen = new Set<string>()
  if (parts.length > mostParts) return `This form has ${parts.length} parts; at most ${mostParts} can be read.`
  for (const [name, content] of parts) {
    if (name.length > longestName) return `A field name is longer than ${longestName} characters.`
    if (!known.has(name)) return `This form has a field that is not asked for: ${JSON.stringify(name)}.`
    if (seen.has(name)) return `The field ${name} is there twice.`
    if (typeof content !== 'string') return `The field ${name} holds a file, where text is expected.`
    if (content.includes('\0')) return `The field ${name} holds characters that are not text.`
    seen.add(name)
  }
  return undefined
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

function flagsOf(form: FormData) {
  const flags: string[] = []
  if (form.get('website')) flags.push('honeypot')
  const opened = form.get('opened')
  // Missing without scripts; that is no reason for suspicion.
  if (opened !== null && opened !== '' && !(Number(opened) >= quickest)) flags.push('too-fast')
  return flags
}
