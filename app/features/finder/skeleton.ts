/**
 * Arabic in Latin letters and digits, and in its own, as one row of consonants: 7elba, hilba and حلبة are "hlb".
 * A letter that people write in two ways has two rows.
 */

const ofArabic: Record<string, string> = Object.fromEntries(
  'بb پb تt طt ثt جj چS حh خK دd ضd ذd رr زz ظz سs صs شS غG فf ڤf قk كk گk لl مm نn هh'
    .split(' ')
    .map((pair) => [...pair]),
)

/** What a sign may stand for; none: a vowel, hamza or ayn. */
const ofLatin: Record<string, string[]> = {
  b: ['b'], p: ['b'], t: ['t'], '6': ['t'], j: ['j'], g: ['j', 'k'], '7': ['h'], x: ['K'], '5': ['K'], d: ['d'], r: ['r'], z: ['z'],
  s: ['s'], '9': ['s', 'k'], c: ['k'], k: ['k'], q: ['k'], '8': ['k'], '2': ['', 'k'], f: ['f'], v: ['f'], l: ['l'], m: ['m'], n: ['n'],
  w: ['', 'w'], y: ['', 'y'], K: ['K'], G: ['G'], S: ['S'], h: ['h'],
} // biome-ignore format: a table

/** Folded words of an Arabic name, without their article. A waw or ya beside a long vowel is a consonant, and a vowel otherwise. */
export const skeletonOfArabic = (words: readonly string[]) =>
  tidy(
    words.map((word) =>
      word
        .replace(/(?<=^|ا)[وي]|[وي](?=[اه]|[وي](?!$))/g, (weak) => (weak === 'و' ? 'w' : 'y'))
        .replace(/[^wy]/g, (letter) => ofArabic[letter] ?? ''),
    ),
  )

/** All readings of words in Latin letters. */
export function skeletonsOf(words: readonly string[]) {
  let all = [[] as string[]]
  for (const [nth, word] of words.entries()) {
    if (articles.has(word)) continue
    const bare = word.replace(/^(?:al|el|il)(?=[^aeiou]{1}.{2})/, '')
    const signs = bare
      .replace(/kh|7'/g, 'K')
      .replace(/gh|3'/g, 'G')
      .replace(/sh|ch/g, 'S')
      .replace(/th/g, 't')
      .replace(/dh/g, 'd')
    let readings = ['']
    for (const sign of signs) readings = readings.flatMap((one) => (ofLatin[sign] ?? ['']).map((more) => one + more))
    // The t of a noun that another follows is written or not: 7abbat il baraka.
    if (nth < words.length - 1)
      readings = readings.flatMap((one) => (one.length > 2 ? [one, one.replace(/t$/, '')] : one))
    all = all.flatMap((before) => readings.map((one) => [...before, one]))
    if (all.length > 16) break
  }
  return new Set(all.map(tidy))
}

const articles = new Set(['al', 'el', 'il', 'ul', 'l'])

/** Doubled letters once, and no h at the end, which is mostly a ta marbuta. */
const tidy = (words: readonly string[]) => words.map((word) => word.replace(/(.)\1+/g, '$1').replace(/h$/, '')).join('')
