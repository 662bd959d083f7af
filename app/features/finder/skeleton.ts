import { remember } from './remember.ts'

/**
 * Arabic in Latin letters and digits, and in its own, as one row of consonants: 7elba, hilba and حلبة are "hlb".
 * A letter that people write in two ways has two rows.
 */

const signsIn = (list: string) => new Map(list.split(' ').map((one) => [one.slice(0, 1), one.slice(1)]))

const ofArabic = signsIn('بb پb تt ط6 ثt جj چS ح7 خK دd ضd ذd رr زz ظz سs ص9 شS ع3 غG فf ڤf قq كk گk لl مm نn هh')

/** What a sign may stand for, the likeliest first; a dash: a vowel, hamza or ayn. */
const ofLatin = signsIn(
  'bb pb tt 66t jj gjk 77h xK 5K dd rr zz ss 99sqk ck kk qqk 8qk 2q-k 33- ff vf ll mm nn w-w y-y KK GG SS hh',
)

/**
 * Folded words of an Arabic name, without their article. A waw or ya beside a long vowel is a consonant, and a vowel otherwise.
 * What only digits tell apart stands in a second row without: عنب is 3nb, and nb.
 */
export function skeletonsOfArabic(words: readonly string[]) {
  const fine = words.map((word) =>
    word
      .replace(/(?<=^|ا)[وي]|[وي](?=[اه]|[وي](?!$))/g, (weak) => (weak === 'و' ? 'w' : 'y'))
      .replace(/[^wy]/g, (letter) => ofArabic.get(letter) ?? ''),
  )
  const rough = fine.map((word) => word.replace(/[6793q]/g, (sign) => coarse.get(sign) ?? ''))
  return new Set([fine, rough].map((row) => row.map(tidy).join('')))
}

const coarse = signsIn('6t 7h 9s qk')

/** All readings of words in Latin letters, the likeliest first. */
export function skeletonsOf(words: readonly string[]) {
  let all = ['']
  for (const [nth, word] of words.entries()) {
    if (articles.has(word)) continue
    // The t of a noun that another follows is written or not: 7abbat il baraka.
    const readings = readingsOf(word).flatMap((one) =>
      nth < words.length - 1 && one.length > 2 && one.endsWith('t') ? [one, one.slice(0, -1)] : one,
    )
    all = all.flatMap((before) => readings.map((one) => before + one))
    if (all.length > 64) break
  }
  return new Set(all)
}

/** Whoever leans on the G key asks for nothing: each would double them. */
const mostReadings = 256

const readingsOf = remember((word) => {
  const signs = word
    .replace(/^[aei]l(?=[^aeiou].{2})/, '')
    .replace(/i(?=a)/g, 'y')
    .replace(/kh/g, 'K')
    .replace(/gh/g, 'G')
    .replace(/sh|ch/g, 'S')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
  let readings = ['']
  for (const sign of signs)
    readings = readings
      .flatMap((one) => Array.from(ofLatin.get(sign) ?? '-', (more) => one + more.replace('-', '')))
      .slice(0, mostReadings)
  return [...new Set(readings.map(tidy))]
})

const articles = new Set(['al', 'el', 'il', 'ul', 'l'])

/** Doubled letters once, and no h at the end, which is mostly a ta marbuta. */
const tidy = (word: string) => word.replace(/(.)\1+/g, '$1').replace(/h$/, '')
