import { fields } from '#protocol/form.ts'
import type { StoredInquiry } from '../store/store.ts'
import { officeTime, onOfficeClock } from './office-clock.ts'

export const toJson = (inquiries: StoredInquiry[]) => `${JSON.stringify(inquiries, null, 2)}\n`

const titles = ['id', `received (${officeTime})`, ...fields, 'flags']

/** For spreadsheets: the mark at the start tells them that the text is UTF-8, Arabic names and all. */
export function toCsv(inquiries: StoredInquiry[]) {
  const rows = inquiries.map(({ id, receivedAt, flags, ...written }) =>
    [id, onOfficeClock(receivedAt), ...fields.map((field) => written[field]), flags.join(',')].map(cell),
  )
  return `\uFEFF${[titles, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function cell(words: string) {
  // A cell that begins like a formula would be run by the spreadsheet; an apostrophe makes it text.
  const safe = /^[\s]*[=+\-@\t\r]/.test(words) ? `'${words}` : words
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** For reading in a terminal. */
export function toListing(inquiries: StoredInquiry[]) {
  return inquiries
    .map(({ id, receivedAt, name, company, email, phone, message, flags }) =>
      [
        `${onOfficeClock(receivedAt)} ${officeTime}  ${printable(name)}, ${printable(company)}${flags.length ? `  [${flags.join(', ')}]` : ''}`,
        `  ${[email, phone, id].filter(Boolean).map(printable).join('  ')}`,
        ...message.split('\n').map((line) => `  | ${printable(line)}`),
        '\n',
      ].join('\n'),
    )
    .join('')
}

/** Control characters could move the cursor, clear the screen or worse. Tabs come with what is copied from a table. */
const printable = (words: string) => words.replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
