import { figures } from '#app/catalogue/figures.ts'

const { office } = figures

/** Dubai keeps UTC+4 the whole year. */
export function isOfficeOpen(now: Date) {
  const dubai = new Date(now.getTime() + 4 * 60 * 60 * 1000)
  const hour = dubai.getUTCHours()
  return dubai.getUTCDay() !== 0 && hour >= office.opens && hour < office.closes
}
