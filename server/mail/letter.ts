import type { SiteConfig } from '../../publish/configure.ts'
import type { Inquiry } from '../store/store.ts'

export type Mailboxes = { to: string; from: string }

/** The mail to sales about one inquiry, in nodemailer's terms. */
export function writeLetter(inquiry: Inquiry, { to, from }: Mailboxes, site: Pick<SiteConfig, 'brand' | 'url'>) {
  const company = oneLine(inquiry.company)
  const name = oneLine(inquiry.name)
  const suspicion = inquiry.flags.length ? '[Perhaps spam] ' : ''
  return {
    // The same at every attempt: a mail that arrives twice is recognized as one.
    messageId: `<${inquiry.id}@${new URL(site.url).hostname}>`,
    date: new Date(inquiry.receivedAt),
    from: { name: site.brand, address: from },
    to,
    replyTo: { name, address: oneLine(inquiry.email) },
    subject: `${suspicion}Inquiry from ${name}, ${company}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letterText(inquiry),
  }
}

function letterText({ id, receivedAt, name, company, email, phone, message, flags }: Inquiry) {
  const lines = [
    `Name:     ${oneLine(name)}`,
    `Company:  ${oneLine(company)}`,
    `Email:    ${oneLine(email)}`,
    `Phone:    ${oneLine(phone) || 'not given'}`,
    `Received: ${receivedAt.replace('T', ' ').slice(0, 16)} UTC`,
    `Number:   ${id}`,
  ]
  if (flags.length) lines.push(`Flags:    ${flags.join(', ')}`)
  return `${lines.join('\n')}\n\n${message}\n\n-- \nReply to this mail to answer ${oneLine(name)}.\n`
}

/** Line breaks and other control characters would let a sender write mail headers of their own. */
function oneLine(words: string) {
  return words
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}
