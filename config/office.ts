/** The clock of the office, which keeps its distance from UTC the whole year. */
export const officeClock = { name: 'Dubai time', zone: 'Asia/Dubai', hoursAheadOfUtc: 4 } as const
