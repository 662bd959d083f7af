const hour = 60 * 60 * 1000

/** Understands 2026-03-01, 2026-03-01T09:00Z, 7d and 24h. */
export function readSince(written: string, now: Date): Date {
  const span = /^(\d{1,5})([dh])$/.exec(written.trim())
  if (span) return new Date(now.getTime() - Number(span[1]) * (span[2] === 'd' ? 24 : 1) * hour)
  const date = /^\d{4}-\d\d-\d\d/.test(written.trim()) ? new Date(written.trim()) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime())) throw new Error(`--since "${written}" is not a time. Write 2026-03-01, 7d or 24h.`)
  return date
}
