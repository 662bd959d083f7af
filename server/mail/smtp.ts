import { createTransport } from 'nodemailer'
import type { SiteConfig } from '#config/variables.ts'
import { officeTime, onOfficeClock } from '../inquiries/office-clock.ts'
import { isSuspicious, type StoredInquiry } from '../store/store.ts'

/** Why a letter was not accepted: refused by itself, or nobody there to take any. */
type Trouble = { with: 'this letter' | 'every letter'; reason: string }

export type Send = (inquiry: StoredInquiry) => Promise<Trouble | undefined>

/** Hands each letter to the mail server in a conversation of its own, all of it over well before its lease ends. */
export function smtpSender(url: string, mailboxes: Mailboxes, site: Pick<SiteConfig, 'brand' | 'url'>): Send {
  const transport = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let hasWarned = false
  return async (inquiry) => {
    try {
      const { rejected } = await transport.sendMail(writeLetter(inquiry, mailboxes, site))
      // Tried again, the letter would come to the other mailboxes again.
      if (rejected.length && !hasWarned)
        console.error(`The mail server refuses ${rejected.length} of the addresses in INQUIRY_TO.`)
      hasWarned = rejected.length > 0
      return undefined
    } catch (error) {
      return explain(error as Error & { code?: string; responseCode?: number })
    }
  }
}

// The server's own words may quote the letter, so only the codes are passed on.
function explain({ code = 'unknown error', responseCode }: { code?: string; responseCode?: number }): Trouble {
  const isAboutTheLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  const reason = responseCode ? `${code}, answer ${responseCode}` : code
  return { with: isAboutTheLetter ? 'this letter' : 'every letter', reason }
}

/** RFC 5321: 64 characters, an @, 255 characters. */
const longestAddress = 320

type Mailboxes = { to: string; from: string }

/** The mail to sales about one inquiry, in nodemailer's terms. */
function writeLetter(inquiry: StoredInquiry, { to, from }: Mailboxes, site: Pick<SiteConfig, 'brand' | 'url'>) {
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

function letterText({ id, receivedAt, name, company, email, phone, message, flags }: StoredInquiry) {
  const lines = [
    `Name:     ${oneLine(name)}`,
    `Company:  ${oneLine(company)}`,
    `Email:    ${oneLine(email)}`,
    `Phone:    ${oneLine(phone) || 'not given'}`,
    `Received: ${onOfficeClock(receivedAt)} ${officeTime}`,
    `Number:   ${id}`,
  ]
  if (flags.length) lines.push(`Flags:    ${flags.join(', ')}`)
  return `${lines.join('\n')}\n\n${message}\n\n-- \nReply to this mail to answer ${short(name) || 'the sender'}.\n`
}

/** Line breaks and other control characters would let a sender write mail headers of their own. */
const oneLine = (words: string) => words.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

function short(words: string) {
  const line = oneLine(words)
  return line.length > 200 ? `${line.slice(0, 199)}…` : line
}
