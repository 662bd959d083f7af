/** A text with each of some letters replaced by the one at its place among others. */
export const exchanged = (text: string, from = '', to = '') =>
  from ? Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('') : text
