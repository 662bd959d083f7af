const letters: [lang: string, letter: RegExp][] = [
  ['hi', /[ऀ-ॿ]/],
  ['bn', /[ঀ-৿]/],
  ['ta', /[஀-௿]/],
  ['ml', /[ഀ-ൿ]/],
  ['ur', /[ٹڈڑںھہے]/],
  ['fa', /[پچژگکی]/],
  ['ar', /[؀-ۿ]/],
]

/** The language that a name is most probably in, by its letters. */
export const languageOf = (name: string) => letters.find(([, letter]) => letter.test(name))?.[0] ?? 'en'
