import { officeClock } from '#config/office.ts'

const hour = 60 * 60 * 1000
const ahead = officeClock.hoursAheadOfUtc * hour

/** What times by the clock of the office are called. */
export const officeTime = officeClock.name

/** A moment as the office writes it: 2026-03-01 12:30. */
export const onOfficeClock = (moment: Date) =>
  new Date(moment.getTime() + ahead).toISOString().slice(0, 16).replace('T', ' ')

/** The moment at which the clock of the office shows this: 2026-03-01 or 2026-03-01T12:30. */
const atOfficeTime = (written: string) => new Date(new Date(withZone(written)).getTime() - ahead)

const withZone = (written: string) => (written.includes('T') ? `${written}Z` : written)

/** Understands 2026-03-01 and 2026-03-01T09:00 by the clock of the office, 2026-03-01T09:00Z, 7d and 24h. */
export function readSince(written: string, now: Date): Date {
  const plain = written.trim()
  const span = /^(\d{1,5})([dh])$/.exec(plain)
  if (span) return new Date(now.getTime() - Number(span[1]) * (span[2] === 'd' ? 24 : 1) * hour)
  const moment = momentOf(plain.replace(/^(\S{10}) (?=\d)/, '$1T'))
  if (Number.isNaN(moment.getTime()))
    throw new Error(`--since "${written}" is not a time. Write 2026-03-01, 2026-03-01T09:00, 7d or 24h.`)
  return moment
}

function momentOf(plain: string) {
  if (!/^\d{4}-\d\d-\d\d/.test(plain)) return new Date(Number.NaN)
  return /T.*(Z|[+-]\d\d:?\d\d)$/i.test(plain) ? new Date(plain) : atOfficeTime(plain)
}
