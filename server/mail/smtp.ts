import { createTransport } from 'nodemailer'
import type { SiteConfig } from '#config/variables.ts'
import type { Inquiry } from '../store/store.ts'
import { type Mailboxes, writeLetter } from './letter.ts'

/** What came of handing over a letter: accepted, refused by itself, or nobody there to take any. */
export type Outcome = 'sent' | { trouble: 'this letter' | 'every letter'; reason: string }

export type Send = (inquiry: Inquiry) => Promise<Outcome>

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
      return 'sent'
    } catch (error) {
      return explain(error as Error & { code?: string; responseCode?: number })
    }
  }
}

// The server's own words may quote the letter, so only the codes are passed on.
function explain({ code = 'unknown error', responseCode }: { code?: string; responseCode?: number }): Outcome {
  const isAboutTheLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  const reason = responseCode ? `${code}, answer ${responseCode}` : code
  return { trouble: isAboutTheLetter ? 'this letter' : 'every letter', reason }
}
