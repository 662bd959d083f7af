import { soundOf, wordsOf } from './fold.ts'
import { edits, slipsIn } from './likeness.ts'
import { type Entry, elsewhere, type Index, type More, type Term } from './searchIndex.ts'
import { isQuality, synonymsOf } from './synonyms.ts'
import { type Points, raise } from './vocabulary.ts'

/** What stands around a product's name in an inquiry, in several languages. */
const noise = new Set(
  wordsOf(
    'hs code price rate bulk wholesale supplier dubai uae deira kg ton mm gl gram per pod of for and in with a buy need want best quality premium grade super سوبر fresh frozen organic dana ka ke ki سعر جملة طازج مجمد bakery hotel restaurant horeca do you have sell what is the looking can you send me quote we to our i any please available stock how much cost order import export origin crop new fcl container cif fob supply require from your whats kilo цена цены купить оптом сколько стоит есть ли вас нужно тонна кг для عندكم كم بكم أبغي أبغى ابي اريد أريد بالجملة هل يوجد لديكم محتاجين محتاج طن كيلو من فضلك ممكن لو سمحت نبي precio comprar preis kaufen prezzo preço catering factory de du des la le les en au aux ng na ya wa za cha va ile',
  ),
)

/** How much of it, and in what. */
const amount = /(?<= )\d+ (?:kg|kilo|ton|mt|كيلو|كجم|طن)(?: (?:bag|sack|bori|carton|drum|pail|كيس|كرتون))?(?= |$)/g

export const isHan = (word: string) => /^\p{Script=Han}$/u.test(word)

/** What is said around a name in Chinese, where no space parts it. */
const chineseNoise = /价格|多少钱|批发|公斤|[吗吨的]/g

/** The words of a query or a name without what says nothing; all of them where nothing else is left. */
export function contentOf(text: string) {
  const all = wordsOf(text.replace(chineseNoise, ' ')).join(' ').replace(amount, '').split(' ').filter(Boolean)
  const said = all.filter((word) => (word.length > 1 || isHan(word)) && !noise.has(word))
  return said.length ? said : all
}

/** However a form is said, dry or dried, it is the same name. */
export const keyOf = (name: string) => keyOfWords(contentOf(name))
export const keyOfWords = (words: readonly string[]) =>
  words.map((word) => (isQuality(word) ? synonymsOf(word)[0] : word)).join(' ')

const sortedKey = (words: readonly string[]) => keyOfWords(words).split(' ').sort().join(' ')

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
  /** Names of several words, in whichever order: перец черный, черный перец. */
  const reordered = new Map<string, Points>()
  /** Arabic names by their consonants, for those who write them in Latin letters. */
  const crossing = new Map<string, Points>()
  const prohibited = new Map<string, string>()

  const enter = (name: string, points: Points) => {
    const key = keyOf(name)
    const its = name.startsWith(elsewhere)
      ? new Map([...points.keys()].map((place) => [place, worth.elsewhere]))
      : points
    raise(entered(named, key), its)
    const words = contentOf(name)
    if (words.length > 1) raise(entered(reordered, sortedKey(words)), its)
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
    for (const [id, names] of Object.entries(file.places)) for (const name of names) addTo(called, keyOf(name), id)
  for (const file of [index, ...more])
    for (const [near, names] of Object.entries(file.unsold))
      for (const name of names) unsold.set(wordsOf(name).join(' '), near)
  for (const [good, names] of more.flatMap(({ goods }) => Object.entries(goods))) {
    const points = pointsOf((entry) => entry.good === good, worth.good)
    for (const name of names) enter(name, points)
  }
  for (const [id, names] of more.flatMap(({ products }) => Object.entries(products))) {
    const points = pointsOf((entry) => entry.id === id, worth.product)
    for (const name of names) enter(name, points)
  }
  for (const { names, says } of [index, ...more].flatMap((file) => file.prohibited))
    for (const name of names) prohibited.set(wordsOf(name).join(' '), says)
  for (const { skeletons } of more) {
    for (const [good, its] of Object.entries(skeletons.goods))
      for (const one of its)
        raise(
          entered(crossing, one),
          pointsOf((entry) => entry.good === good, worth.good),
        )
    for (const [id, its] of Object.entries(skeletons.products))
      for (const one of its)
        raise(
          entered(crossing, one),
          pointsOf((entry) => entry.id === id, worth.product),
        )
  }
  for (const term of more.flatMap(({ terms }) => terms))
    for (const name of term.names) {
      const points = pointsOf(({ id, good = '' }) => term.of.includes(id) || term.of.includes(good), worth.term)
      // What a dish is made with, in the order of the table.
      if (term.use)
        for (const [place, score] of points) points.set(place, score - term.of.indexOf(listed[place]?.id ?? '') / 100)
      enter(name, points)
      if (!terms.has(keyOf(name))) terms.set(keyOf(name), { ...term, name })
    }

  /** The longest name that begins at a word of a query, and how many words it has. */
  function nameAt(content: readonly string[], at: number) {
    for (let end = Math.min(content.length, at + 8); end > at; end--) {
      const words = content.slice(at, end)
      const key = keyOfWords(words)
      const points = named.get(key) ?? (words.length > 1 ? reordered.get(sortedKey(words)) : undefined)
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

  /** The reason why something among the words may not be sold: unless they name something of another kind, such as vinegar of wine. */
  function prohibitedIn(words: readonly string[]) {
    for (let at = 0; at < words.length; at++)
      for (let end = Math.min(words.length, at + 3); end > at; end--) {
        const says = prohibited.get(words.slice(at, end).join(' '))
        const beside = [...words.slice(0, at), ...words.slice(end)]
        if (says && !beside.some((word) => unsold.has(word) || named.has(word))) return says
      }
    return undefined
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
    prohibitedIn,
    crossing: (skeleton: string) => crossing.get(skeleton),
    writtenLike,
    begunBy,
    /** However its words are joined: barg boo, bargboo. */
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
