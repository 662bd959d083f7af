import type { Words } from '#content/schema/edition.ts'
import { type Fields, fields } from '#protocol/form.ts'

// Windows hands a mail program little more than this.
const longestHref = 1900

type MailWords = Words['contact']['waiting']['mail'] & {
  labels: Words['contact']['form']['labels']
  to: string
}

type Mail = {
  href: string
  /** What to paste where the link cannot hold it all. */
  text: string
  isWhole: boolean
}

/** A mail with the inquiries written out. */
export function mailOf(inquiries: Fields[], words: MailWords): Mail {
  const text = inquiries.map((inquiry) => letter(inquiry, words.labels)).join('\n\n')
  const companies = [...new Set(inquiries.map(({ company }) => company))].join(', ')
  const link = (body: string) =>
    `mailto:${words.to}?subject=${encode(words.subject.replace('{company}', () => companies))}&body=${encode(body)}`
  const href = link(text)
  const isWhole = href.length <= longestHref
  return { href: isWhole ? href : link(words.paste), text, isWhole }
}

function letter(inquiry: Fields, labels: MailWords['labels']) {
  const lines = fields.filter((field) => field !== 'message' && inquiry[field])
  const head = lines.map((field) => `${labels[field]}: ${inquiry[field]}`)
  return [...head, '', inquiry.message].join('\n')
}

// Line breaks in a mail link are CRLF (RFC 6068); half a character would make encodeURIComponent throw.
const encode = (words: string) =>
  encodeURIComponent(words.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'))
