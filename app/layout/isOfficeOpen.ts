/** Dubai keeps UTC+4 the whole year. Mon–Sat, 9:00 to 17:00. */
export function isOfficeOpen(now: Date) {
  const dubai = new Date(now.getTime() + 4 * 60 * 60 * 1000)
  const hour = dubai.getUTCHours()
  return dubai.getUTCDay() !== 0 && hour >= 9 && hour < 17
}
