/** Grams. */
export const pound = 453.6
export const ounce = 28.35
export const kilogram = 1000

/** Holes of a coffee screen in millimeters, as ISO 4150 rounds the sixty-fourths of an inch that its number counts. */
export const screens = { 18: 7.1, 17: 6.7, 16: 6.3, 15: 6, 14: 5.6 } as const

export const to = (from: number, most: number) => ({ from, to: most })
