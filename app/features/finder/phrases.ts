import { slipsIn } from './compare.ts'
import { edits } from './edits.ts'
import { soundOf, wordsOf } from './fold.ts'
import { type Entry, elsewhere, type Index, type More, split, type Term } from './index.ts'
import { isQuality, synonymsOf } from './synonyms.ts'
import { type Points, raise } from './vocabulary.ts'

/** What stands around a product's name in an inquiry, in several languages. */
const noise = new Set(
  wordsOf(
    'hs code price rate bulk wholesale supplier dubai uae deira kg ton mm gl gram per pod of for and in with a buy need want best quality premium grade super سوبر fresh frozen organic dana ka ke ki سعر جملة طازج مجمد bakery hotel restaurant horeca catering factory de du des la le les en au aux ng na ya wa za cha va ile',
  ),
)

/** How much of it, and in what. */
const amount = /(?<= )\d+ (?:kg|kilo|ton|mt|كيلو|كجم|طن)(?: (?:bag|sack|bori|carton|drum|pail|كيس|كرتون))?(?= |$)/g

/** The words of a query or a name without what says nothing; all of them where nothing else is left. */
export function contentOf(text: string) {
  const all = wordsOf(text).join(' ').replace(amount, '').split(' ').filter(Boolean)
  const said = all.filter((word) => word.length > 1 && !noise.has(word))
  return said.length ? said : all
}

/** However a form is said, dry or dried, it is the same name. */
export const keyOf = (name: string) => keyOfWords(contentOf(name))
export const keyOfWords = (words: readonly string[]) =>
  words.map((word) => (isQuality(word) ? synonymsOf(word)[0] : word)).join(' ')

/** A name of a few Latin letters may be any word of another language: it counts as the whole query only. */
const isShort = (key: string) => /^[a-z]{1,4}$/.test(key)

/** More than an equal word: names of one product, of a good, of a grade. */
const worth = { product: 68, good: 64, term: 62, elsewhere: 56 }

export type Phrases = ReturnType<typeof phrasesOf>

/** Names that count as a whole, not word by word: those of the second file, of places, and of what is not sold. */
export function phrasesOf(listed: readonly Entry[], places: readonly Entry[], index: Index, more: readonly More[]) {
  const named = new Map<string, Points>()
  const terms = new Map<string, Term & { name: string }>()
  const called = new Map<string, Set<string>>()
  const unsold = new Map<string, string>()

  const sounding = new Map<string, Points>()

  const enter = (name: string, points: Points) => {
    const key = keyOf(name)
    const its = name.startsWith(elsewhere)
      ? new Map([...points.keys()].map((place) => [place, worth.elsewhere]))
      : points
    raise(entered(named, key), its)
    // What is said of another language's letters, they say themselves.
    if (/^[a-z ]{4,}$/.test(key)) raise(entered(sounding, soundOf(contentOf(name).join(''))), its)
  }
  // A grade or variety is that of the whole good, not of the form that is mostly meant.
  const pointsOf = (isOne: (entry: Entry) => boolean, points: number): Points =>
    new Map(
      listed.flatMap((entry, place) =>
        isOne(entry) ? [[place, points + (entry.isMeant && points !== worth.term ? 1 : 0)]] : [],
      ),
    )

  for (const place of places) for (const name of [place.name, place.other]) addTo(called, keyOf(name), place.id)
  for (const file of [index, ...more])
    for (const [id, names] of Object.entries(file.places))
      for (const name of split(names)) addTo(called, keyOf(name), id)
  for (const file of [index, ...more])
    for (const [near, names] of Object.entries(file.unsold))
      for (const name of split(names)) unsold.set(wordsOf(name).join(' '), near)
  for (const [good, names] of more.flatMap(({ goods }) => Object.entries(goods))) {
    const points = pointsOf((entry) => entry.good === good, worth.good)
    for (const name of split(names)) enter(name, points)
  }
  for (const [id, names] of more.flatMap(({ products }) => Object.entries(products))) {
    const points = pointsOf((entry) => entry.id === id, worth.product)
    for (const name of split(names)) enter(name, points)
  }
  for (const term of more.flatMap(({ terms }) => terms))
    for (const name of split(term.names)) {
      enter(
        name,
        pointsOf(({ id, good = '' }) => term.of.includes(id) || term.of.includes(good), worth.term),
      )
      if (!terms.has(keyOf(name))) terms.set(keyOf(name), { ...term, name })
    }

  /** The longest name that begins at a word of a query, and how many words it has. */
  function nameAt(content: readonly string[], at: number) {
    for (let end = Math.min(content.length, at + 5); end > at; end--) {
      const key = keyOfWords(content.slice(at, end))
      const points = named.get(key)
      if (points && (!isShort(key) || end - at === content.length)) return { points, words: end - at, key }
    }
    return undefined
  }

  /** The words of a query that are part of no whole name. */
  function besideNames(content: readonly string[]) {
    const beside: string[] = []
    for (let at = 0; at < content.length; at++) {
      const name = nameAt(content, at)
      if (name) at += name.words - 1
      else beside.push(content[at] ?? '')
    }
    return beside
  }

  /** Names that a query is the beginning of. */
  function begunBy(key: string) {
    const points: Points = new Map()
    if (key.length < (/^[a-z]+$/.test(key) ? 4 : 3)) return points
    for (const [name, its] of named)
      if (name.startsWith(key))
        for (const [place, score] of its) points.set(place, Math.max(points.get(place) ?? 0, score - 22))
    return points
  }

  /** Names in Latin letters that a query is a slip of the pen of. */
  function writtenLike(key: string) {
    const points: Points = new Map()
    const slips = slipsIn(key)
    if (!slips || !/^[a-z ]+$/.test(key)) return points
    for (const [name, its] of named)
      if (Math.abs(name.length - key.length) <= slips && name[0] === key[0] && edits(key, name, slips) <= slips)
        raise(points, its)
    return points
  }

  return {
    nameAt,
    besideNames,
    writtenLike,
    begunBy,
    /** However its words are joined: tej patta, tejpata. */
    soundingLike: (content: readonly string[]) => sounding.get(soundOf(content.join(''))),
    termOf: (key: string) => terms.get(key),
    placesOf: (key: string) => [...(called.get(key) ?? [])],
    nearTo: (key: string) => unsold.get(key),
  }
}

function entered(all: Map<string, Points>, key: string) {
  const known = all.get(key) ?? new Map()
  all.set(key, known)
  return known
}

function addTo(all: Map<string, Set<string>>, key: string, value: string) {
  const known = all.get(key) ?? new Set()
  all.set(key, known.add(value))
}
