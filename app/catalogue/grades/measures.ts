/** Grams. */
export const pound = 453.6
export const ounce = 28.35
export const kilogram = 1000
