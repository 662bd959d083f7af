import { figures } from '#app/catalogue/figures.ts'

const ahead = figures.office.hoursAheadOfUtc * 60 * 60 * 1000

/** What times by the clock of the office are called. */
export const officeTime = 'Dubai time'

/** A moment as the office writes it: 2026-03-01 12:30. */
export const onOfficeClock = (moment: Date) =>
  new Date(moment.getTime() + ahead).toISOString().slice(0, 16).replace('T', ' ')

/** The moment at which the clock of the office shows this: 2026-03-01 or 2026-03-01T12:30. */
export const atOfficeTime = (written: string) => new Date(new Date(withZone(written)).getTime() - ahead)

const withZone = (written: string) => (written.includes('T') ? `${written}Z` : written)
