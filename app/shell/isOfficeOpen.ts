type Hours = { opens: number; closes: number; hoursAheadOfUtc: number }

/** Mon–Sat, by the office's clock. */
export function isOfficeOpen(now: Date, { opens, closes, hoursAheadOfUtc }: Hours) {
  const there = new Date(now.getTime() + hoursAheadOfUtc * 3_600_000)
  const hour = there.getUTCHours()
  return there.getUTCDay() !== 0 && hour >= opens && hour < closes
}
