import { remember } from './remember.ts'

/** Latin accents, Arabic vowel marks and hamzas, the Hindi nukta, and marks of direction. Other marks are vowels. */
const dropped = /[\u0300-\u036f\u0621\u0640\u064b-\u065f\u0670\u093c\u09bc\u200c-\u200f\u202a-\u202e\u2066-\u2069'’`]/g

/** What a buyer takes for the same letter: forms of yeh, heh and kaf, the Turkish i without its dot, Malayalam's own finals. */
const alike = 'ىيیيٱاةهۃهہهھهۂهکكڪكگكँंıiൽലൾളർരൻനൺണ'
const same = new Map([...alike.matchAll(/../gu)].map(([pair]) => [...pair] as [string, string]))

/** The last four bits are the digit, but Devanagari and Bengali begin at six. */
const digitOf = (digit: string) => String((digit.charCodeAt(0) & 15) - (digit >= '०' ? 6 : 0))

/** What a buyer takes for the same becomes the same: case, accents, hamza seats, digits of any script, 18/20 and 18-20. */
function fold(text: string) {
  // Most names are plain, and there are thousands of them.
  if (/^[a-z ]*$/.test(text)) return text
  const letters = foldLetters(text)
  return /\d/.test(letters) ? foldFigures(letters) : letters
}

const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(dropped, '')
    // A final consonant of Malayalam may also be written as the letter with a sign that takes its vowel away.
    .replace(/([ലളരനണ])\u0d4d(?=\s|$)/g, '$1')
    .replace(/[^ -~]/g, (letter) => same.get(letter) ?? letter)
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/[٠-٩۰-۹०-९০-৯]/g, digitOf)

const foldFigures = (text: string) =>
  text
    .replace(/(\d)\s*(?:[./–-]|to|x|,(?=\d{3}))\s*(?=\d)/g, '$1')
    .replace(/\b(\d{2}|\d{4})\s+(?=\d\d\b(?!\s*(?:kg|ton|mt|lb|كيلو|طن)))/g, '$1')
    // Per liter is a density, per pound or ounce a count; a figure and its unit are two words, however they are joined.
    .replace(/(\d)\s*(?:g(?:r|ms?|rams?)?|جم|جرام|غرام)\s*(?:\/|per)?\s*(?:l|lit\w+|لتر)(?=\s|$)/g, '$1 gl')
    .replace(/(\d)\s*(?:\/|per)\s*(?:lbs?|oz)\b/g, '$1 count')
    .replace(/(?<=[a-z]{4})(?=\d+\s?(?:kgs?|gm?|lbs?)\b)/g, ' ')
    .replace(/(\d)(?=(?:mm|kgs?|gm?|gl|oz|lbs?|ct|count|asta|shu)\b)/g, '$1 ')
    .replace(/\b(?:ic(?=\W*\d)|icumsa)\W*/g, 'icumsa ')
    .replace(/\b(asta|shu|de|scr(?:een)?)\W*(?=\d)/g, '$1 ')
    .replace(/\bscr\b/g, 'screen')
    // Scorched wholes go by the same counts as white ones.
    .replace(/\bsw[\s-]*(?=\d{3})/g, 'sw w')
    // WW 320, W-320 and W320; E 960, E960a and INS 960.
    .replace(/\bww?[\s-]*(?=\d{3})/g, 'w')
    .replace(/\b(?:e|ins)[\s-]*(\d{3,4})[a-z]?\b/g, 'e$1')

/** The words of a text: without the Arabic article and the English plural; a code of more than six digits by its first six. */
export const wordsOf = remember((text): readonly string[] =>
  fold(text)
    // Chinese has no spaces: every character is a word, and a name a row of them.
    .replace(/\p{Script=Han}/gu, ' $& ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) =>
      word
        .replace(/^(?:[وبلف]?ال|لل)(?=.{2})/, '')
        .replace(/(?<=[a-z]{2})(?:ies|y)$/, 'i')
        .replace(/(?<=[a-z](?:ch|sh|ss|x|o))es$/, '')
        .replace(/(?<=[a-z]{2}[^sui])s$/, '')
        // Endings of Russian nouns and adjectives.
        .replace(/(?<=[а-я]{3})(?:ого|ыми|ами|[ыио]и|[ая]я|[оеыи]е|[ыи]х|[ое]в|[аяоеыиуюь])$/, '')
        .replace(/^(\d{6})\d{1,6}$/, '$1'),
    ),
)

/**
 * How a name sounds to the kitchens of the Gulf, whichever way it was spelled in Latin letters: aspirates, silent h, doubled
 * letters, ee and i, oo and u, w and v and b, z and j and s, k and q and c, t and d, and the vowel at the end of a long name.
 * A code has no sound.
 */
export const soundOf = remember((word) =>
  /\d/.test(word)
    ? word
    : word
        .replace(/ph/g, 'f')
        .replace(/c(?=[ei])/g, 's')
        .replace(/ch+/g, 'C')
        .replace(/x/g, 'ks')
        .replace(/[eai]?[iy]|e[ae]|e/g, 'i')
        .replace(/oo|a[uow]|o[uw]|o/g, 'u')
        .replace(/ck|[cq]/g, 'k')
        .replace(/sh|[sz]/g, 'j')
        .replace(/h/g, '')
        .replace(/[vw]/g, 'b')
        .replace(/d/g, 't')
        .replace(/m(?=[bpfkgjt])/g, 'n')
        .replace(/(.)\1+/g, '$1')
        .replace(/(?<=.{6})[aiu]$/, ''),
)
