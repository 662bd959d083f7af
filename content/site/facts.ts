import { officeClock } from '#config/office.ts'

/** Business constants of the specification, in no language. Each edition words them in its own facts.ts. */
export const facts = {
  responseHours: 24,
  /** Orders before this hour are dispatched the same day. */
  dispatchBefore: 14,
  bulkFromKg: 25,
  /** More than this many. */
  varieties: 500,
  /** Percent. */
  orderAccuracy: 99.8,
  packsKg: { spices: [1, 50], nuts: [1, 25], beverages: [1, 50] },
  /** Percent, each an upper limit. */
  moistureBelow: { spices: 12, nuts: 6 },
  foreignMatterBelow: { nuts: 0.1 },
  sugar: { polarization: 99.7, moistureAndAshBelow: 0.04, icumsa: 45 },
  /** Percent, from and to. */
  moistureBetween: { tea: [6, 7], coffee: [10, 12] },
  /** Mon–Sat, by the clock in Dubai. */
  office: { opens: 9, closes: 17, hoursAheadOfUtc: officeClock.hoursAheadOfUtc },
} as const
