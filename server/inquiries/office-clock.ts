import { officeClock } from '#config/office.ts'

const hour = 60 * 60 * 1000
const ahead = officeClock.hoursAheadOfUtc * hour

/** What times by the clock of the office are called. */
export const officeTime = officeClock.name

/** A moment as the office writes it: 2026-03-01 12:30. */
export const onOfficeClock = (moment: string) =>
  new Date(Date.parse(moment) + ahead).toISOString().slice(0, 16).replace('T', ' ')

/** Understands 2026-03-01 and 2026-03-01T09:00 by the clock of the office, 2026-03-01T09:00Z, 7d and 24h. */
export function readSince(written: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(written.trim()) ?? []
  if (count) return new Date(now.getTime() - Number(count) * (unit === 'd' ? 24 : 1) * hour)
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d[\d:.]*)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(written.trim())
  const [, day, time = '00:00', zone] = parts ?? []
  const moment = Date.parse(`${day}T${time}${zone ?? 'Z'}`) - (zone ? 0 : ahead)
  if (Number.isNaN(moment))
    throw new Error(`--since "${written}" is not a time. Write 2026-03-01, 2026-03-01T09:00, 7d or 24h.`)
  return new Date(moment)
}
