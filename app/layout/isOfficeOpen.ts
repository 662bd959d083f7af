import { figures } from '#app/catalogue/figures.ts'

const { office } = figures

export function isOfficeOpen(now: Date) {
  const dubai = new Date(now.getTime() + office.hoursAheadOfUtc * 60 * 60 * 1000)
  const hour = dubai.getUTCHours()
  return dubai.getUTCDay() !== 0 && hour >= office.opens && hour < office.closes
}
