import type { Inquiry } from '../store/store.ts'

const columns = ['id', 'receivedAt', 'name', 'company', 'email', 'phone', 'message', 'flags'] as const

export const toJson = (inquiries: Inquiry[]) => `${JSON.stringify(inquiries, null, 2)}\n`

/** For spreadsheets: the mark at the start tells them that the text is UTF-8, Arabic names and all. */
export function toCsv(inquiries: Inquiry[]) {
  const rows = inquiries.map((inquiry) => columns.map((column) => cell(String(inquiry[column]))))
  return `\uFEFF${[columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function cell(words: string) {
  // A cell that begins like a formula would be run by the spreadsheet; an apostrophe makes it text.
  const safe = /^[\s]*[=+\-@\t\r]/.test(words) ? `'${words}` : words
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** For reading in a terminal. */
export function toListing(inquiries: Inquiry[]) {
  if (inquiries.length === 0) return 'No inquiries.\n'
  const blocks = inquiries.map(({ id, receivedAt, name, company, email, phone, message, flags }) =>
    [
      `${receivedAt.replace('T', ' ').slice(0, 16)} UTC  ${printable(name)}, ${printable(company)}${flags.length ? `  [${flags.join(', ')}]` : ''}`,
      `  ${[email, phone, id].filter(Boolean).map(printable).join('  ')}`,
      ...message.split('\n').map((line) => `  | ${printable(line)}`),
    ].join('\n'),
  )
  return `${blocks.join('\n\n')}\n\n${inquiries.length === 1 ? '1 inquiry' : `${inquiries.length} inquiries`}\n`
}

/** Control characters could move the cursor, clear the screen or worse. */
const printable = (words: string) => words.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
