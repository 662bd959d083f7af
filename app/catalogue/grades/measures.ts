/** Grams. */
export const pound = 453.6
export const ounce = 28.35
export const kilogram = 1000

/** Holes of a coffee screen, in millimeters: its number counts sixty-fourths of an inch. */
export const screen = (number: number) => Math.round((number * 254) / 64) / 10
