import type { SiteConfig } from '#config/variables.ts'
import { officeTime, onOfficeClock } from '../inquiries/office-clock.ts'
import { type Inquiry, isSuspicious } from '../store/store.ts'

/** RFC 5321: 64 characters, an @, 255 characters. */
const longestAddress = 320

export type Mailboxes = { to: string; from: string }

/** The mail to sales about one inquiry, in nodemailer's terms. */
export function writeLetter(inquiry: Inquiry, { to, from }: Mailboxes, site: Pick<SiteConfig, 'brand' | 'url'>) {
  const name = short(inquiry.name)
  const sender = [name, short(inquiry.company)].filter(Boolean).join(', ') || short(inquiry.email)
  const suspicion = isSuspicious(inquiry) ? '[Perhaps spam] ' : ''
  const address = oneLine(inquiry.email)
  return {
    // The same at every attempt: a mail that arrives twice is recognized as one.
    messageId: `<${inquiry.id}@${new URL(site.url).hostname}>`,
    date: new Date(inquiry.receivedAt),
    from: { name: site.brand, address: from },
    to,
    // No mail can go to a longer one, and a header of any length is refused by some servers.
    ...(address.length <= longestAddress && { replyTo: { name, address } }),
    subject: `${suspicion}Inquiry from ${sender}`,
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
    `Received: ${onOfficeClock(new Date(receivedAt))} ${officeTime}`,
    `Number:   ${id}`,
  ]
  if (flags.length) lines.push(`Flags:    ${flags.join(', ')}`)
  return `${lines.join('\n')}\n\n${message}\n\n-- \nReply to this mail to answer ${short(name) || 'the sender'}.\n`
}

/** Line breaks and other control characters would let a sender write mail headers of their own. */
function oneLine(words: string) {
  return words
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function short(words: string) {
  const line = oneLine(words)
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
