import { contentOf, isDetail, isQuality, keyOf, keyOfWords, sortedKey } from './commonWords.ts'
import { soundOf, wordsOf } from './fold.ts'
import { edits, slipsIn } from './likeness.ts'
import { type Entry, elsewhere, type Index, type More, type Term } from './searchIndex.ts'
import { skeletonsOf, skeletonsOfArabic } from './skeleton.ts'
import { none, type Points, raise } from './vocabulary.ts'

/** More than an equal word: names of one product, of a good, of a grade. */
const worth = { product: 68, good: 64, term: 62, elsewhere: 56 }

/** All that a name may stand for, or names of the same sound or consonants. */
export type Name = {
  /** The first of them, as it is written. */
  name: string
  points: Points
  places: Set<string>
  near?: string
  says?: string
  term?: Term & { name: string }
}

/** A name that was found by another spelling, and whether so few sounds may be those of another word. */
export type Spelled = Name & { isGuess: boolean }

export type Phrases = ReturnType<typeof phrasesOf>

/** Names that count as a whole, not word by word: those of the further files, of places, and of what is not sold. */
export function phrasesOf(listed: readonly Entry[], places: readonly Entry[], index: Index, more: readonly More[]) {
  /** By their key; those in Latin letters also by their sound, Arabic ones by their consonants. */
  const byKey = new Map<string, Name>()
  const bySound = new Map<string, Name>()
  const byBones = new Map<string, Name>()
  /** Names as they stand: melas is not the plural of mela. */
  const exactly = new Map<string, Points>()
  /** Names of several words, in whichever order: перец черный, черный перец. */
  const reordered = new Map<string, Points>()

  const known = (all: Map<string, Name>, key: string, name: string) => {
    const its = all.get(key) ?? { name, points: none, places: new Set() }
    all.set(key, its)
    return its
  }
  const spellingsOf = (name: string, words: readonly string[] = contentOf(name)) => {
    if (/^[a-z]{4,}$/.test(words.join(''))) return [known(bySound, soundOf(joinedOf(words)), name)]
    return isArabic(name) ? Array.from(skeletonsOfArabic(words), (bones) => known(byBones, bones, name)) : []
  }
  /** Where names stand, under their keys and under their other spellings. */
  const under = (names: readonly string[], wordsIn: (name: string) => readonly string[] = contentOf) =>
    names.flatMap((name) => [known(byKey, keyOf(name), name), ...spellingsOf(name, wordsIn(name))])

  const enter = (names: readonly string[], points: Points) => {
    for (const name of names) {
      add(exactly, name.toLowerCase(), points)
      const its = name.startsWith(elsewhere)
        ? new Map(Array.from(points, ([place]) => [place, worth.elsewhere]))
        : points
      const said = contentOf(name)
      // The form alone is no name: thé vert.
      const words = said.every(isQuality) ? wordsOf(name) : said
      for (const one of new Set([known(byKey, keyOfWords(words), name), ...under([name], () => words)]))
        one.points = both(one.points, its)
      if (words.length > 1) add(reordered, sortedKey(words), its)
    }
  }
  // A grade or variety is that of the whole good, not of the form that is mostly meant.
  const pointsOf = (its: number, isOne: (entry: Entry) => boolean): Points => {
    const worthOf = ({ isMeant }: Entry) => (isMeant && its !== worth.term ? its + 1 : its)
    return new Map(listed.flatMap((entry, place) => (isOne(entry) ? [[place, worthOf(entry)]] : [])))
  }

  for (const [place, { name, other, names, isMeant }] of listed.entries()) {
    const points = new Map([[place, worth.good + Number(isMeant ?? 0)]])
    for (const one of [name, other, ...names])
      for (const spelling of spellingsOf(one)) spelling.points = both(spelling.points, points)
  }
  const files = [index, ...more]
  for (const { name, other, id } of places) for (const its of under([name, other])) its.places.add(id)
  for (const [id, names] of files.flatMap((file) => Object.entries(file.places)))
    for (const its of under(names)) its.places.add(id)
  for (const [good, names] of more.flatMap(({ goods }) => Object.entries(goods)))
    enter(
      names,
      pointsOf(worth.good, (entry) => entry.good === good),
    )
  for (const [id, names] of more.flatMap(({ products }) => Object.entries(products)))
    enter(
      names,
      pointsOf(worth.product, (entry) => entry.id === id),
    )
  for (const { names, says } of files.flatMap((file) => file.prohibited))
    for (const its of under(names, wordsOf)) its.says = says
  for (const term of more.flatMap(({ terms }) => terms)) {
    const points = pointsOf(worth.term, ({ id }) => term.of.includes(id))
    // What a dish is made with, in the order of the table.
    if (term.use)
      for (const [place, score] of points) points.set(place, score - term.of.indexOf(listed[place]?.id ?? '') / 100)
    enter(term.names, points)
    for (const name of term.names) for (const its of under([name])) its.term ??= { ...term, name }
  }
  for (const [near, names] of files.flatMap((file) => Object.entries(file.unsold))) {
    for (const its of under(names, wordsOf)) its.near = near
    for (const name of names) exactly.delete(name.toLowerCase())
  }

  /** Comparing only names with the same first letter leaves a twentieth. */
  const byLetter = Map.groupBy(byKey, ([key]) => key[0])

  const nearTo = (words: readonly string[]) => byKey.get(keyOfWords(words))?.near

  /** The longest name that begins at a word of a query, and how many words it has. */
  function nameAt(content: readonly string[], at: number) {
    for (let end = Math.min(content.length, at + 8); end > at; end--) {
      const words = content.slice(at, end)
      const key = keyOfWords(words)
      const own = byKey.get(key)?.points
      const points = own?.size ? own : words.length > 1 ? reordered.get(sortedKey(words)) : undefined
      // A name of a few Latin letters may be any word of another language: it counts as the whole query only, figures aside.
      const isAlone = () => words.length === content.filter((word) => !isDetail(word)).length
      if (points && (!/^[a-z]{1,4}$/.test(key) || isAlone())) return { points, words: end - at, key }
    }
    return undefined
  }

  /** The words of a query that are part of no whole name. */
  function besideNames(content: readonly string[]) {
    const beside: string[] = []
    for (let at = 0; at < content.length; ) {
      const name = nameAt(content, at)
      if (!name) beside.push(content[at] ?? '')
      at += name?.words ?? 1
    }
    return beside
  }

  /** The reason why something among the words may not be sold: unless they name something of another kind, such as vinegar of wine. */
  function prohibitedIn(words: readonly string[]) {
    for (let at = 0; at < words.length; at++)
      for (let end = Math.min(words.length, at + 3); end > at; end--) {
        const says = byKey.get(keyOfWords(words.slice(at, end)))?.says
        const beside = [...words.slice(0, at), ...words.slice(end)]
        if (says && !beside.some((word) => nearTo([word]) !== undefined || byKey.get(word)?.points.size)) return says
      }
    return undefined
  }

  /** Names that a query is the beginning of. */
  function begunBy(key: string) {
    const points: Points = new Map()
    if (key.length < (/^[a-z]+$/.test(key) ? 4 : 3)) return points
    for (const [name, its] of byLetter.get(key[0]) ?? []) if (name.startsWith(key)) raise(points, its.points, -22)
    return points
  }

  /** Names in Latin letters that a query is a slip of the pen of. */
  function writtenLike(key: string) {
    const points: Points = new Map()
    const slips = slipsIn(key)
    if (!slips || !/^[a-z ]+$/.test(key)) return points
    for (const [name, its] of byLetter.get(key[0]) ?? [])
      if (Math.abs(name.length - key.length) <= slips && edits(key, name, slips) <= slips) raise(points, its.points)
    return points
  }

  /**
   * A name that was spelled in another way, figures aside: a digit shows that it is Arabic, else its sound counts, and then its consonants.
   */
  function spelledLike(words: readonly string[]): Spelled | undefined {
    const said = words.filter((word) => /[a-z]/.test(word) && !/^[a-z]\d+$/.test(word))
    const sound = soundOf(joinedOf(said))
    const isMarked = /\d/.test(sound)
    const heard = isMarked ? undefined : bySound.get(sound)
    // Few sounds, and fewer consonants, are those of many words.
    if (heard) return { ...heard, isGuess: sound.length < 4 }
    for (const one of skeletonsOf(said)) {
      const its = one.length > (isMarked ? 1 : 2) && byBones.get(one)
      if (its) return { ...its, isGuess: !isMarked && one.length < 6 }
    }
    return undefined
  }

  return {
    nameAt,
    besideNames,
    prohibitedIn,
    spelledLike,
    writtenLike,
    begunBy,
    nearTo,
    termOf: (key: string) => byKey.get(key)?.term,
    placesOf: (words: readonly string[]) => byKey.get(keyOfWords(words))?.places,
    /** With words that elsewhere say nothing: thé noir, fresh fruit. */
    exactly: (typed: string) => exactly.get(typed.toLowerCase()) ?? none,
    isNamed: (words: readonly string[]) => {
      const its = byKey.get(keyOfWords(words))
      return Boolean(its?.points.size || its?.places.size)
    },
  }
}

/** However the words of a name are joined, and its form is said: barg boo, bargboo. */
const joinedOf = (words: readonly string[]) => keyOfWords(words).replaceAll(' ', '')

/** Letters that Persian and Urdu have beside the Arabic ones make a name theirs. */
const isArabic = (name: string) => /^[\u0621-\u064a\s]+$/.test(name)

/** Most names mean one thing, and share the points of its other names: they are never written to. */
function both(points: Points, more: Points) {
  if (!points.size) return more
  const all = new Map(points)
  raise(all, more)
  return all
}

const add = (all: Map<string, Points>, key: string, points: Points) => all.set(key, both(all.get(key) ?? none, points))
