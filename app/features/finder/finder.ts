import { askedIn, contentOf, isFresh, isHan, isQuality, keyOfWords } from './commonWords.ts'
import { wordsOf } from './fold.ts'
import { exact } from './likeness.ts'
import { meaningsIn, together } from './meanings.ts'
import { phrasesOf, type Spelled } from './phrases.ts'
import { type Alphabet, type Entry, entriesOf, type Index, lettersOf, type More, type Term } from './searchIndex.ts'
import { verdicts } from './verdicts.ts'
import { covers, type Meaning, ownName, type Points, vocabularyOf } from './vocabulary.ts'

export type Answer = {
  /** Called so; called something like it; known to be none of ours, or unknown; not to be sold here. */
  kind: 'found' | 'similar' | 'unlisted' | 'prohibited'
  /** Best first; a category or group before its products. */
  entries: Entry[]
  /** Where we come nearest to what is not listed. */
  near?: Entry
  /** The grade or variety that was asked for, and what is said of it. */
  term?: { name: string; says: string }
  /** The dish or use that was asked for. */
  use?: string
  /** The name that was meant, where it was typed in another spelling. */
  called?: string
  /** Why it may not be sold. */
  prohibition?: string
  /** Whether a further file may know better: at once, or once the visitor has stopped typing. */
  asks: 'now' | 'later' | 'never'
  /** Which further file that is. */
  letters: Alphabet
  /** The words of the query that count. */
  content: string[]
}

type Said = Omit<Answer, 'asks' | 'letters' | 'content'> & { isSure: boolean }

/** From what is typed to what is meant. `more` are the further files that are there; without guesses, slips of the pen are not looked for. */
export function finder(index: Index, more: Partial<Record<Alphabet, More>> = {}, guesses = true) {
  const { places, listed } = entriesOf(index)
  const vocabulary = vocabularyOf(listed, guesses)
  const { meaningOf, called, isBegun, isWord } = vocabulary
  const phrases = phrasesOf(listed, places, index, Object.values(more))
  const meaningsOf = meaningsIn(listed, vocabulary, phrases, guesses)
  const { kindOf, isOurs, elseNear } = verdicts(listed, vocabulary, phrases)

  return (query: string): Answer => {
    const { isSure, ...whole } = answerOf(query)
    if (whole.kind === 'prohibited') return whole
    const { thing, isPurpose, clauses } = askedIn(query)
    const { isSure: isThing, ...first } = answerOf(thing)
    if (thing && isThing && first.kind === 'unlisted') return first
    // A dish with something of ours is a dish.
    if (first.use && !isPurpose) return { ...first, kind: 'unlisted', entries: [] }
    if (whole.kind === 'found') {
      // What it is for is not what it is: جمبري للفندق are shrimps for a hotel, which in Persian is a hazelnut.
      if (isPurpose && first.kind === 'found' && !whole.use && !isSure) return first
      // Nor is what comes with something unknown: Currywurst mit Pommes.
      return thing && first.kind === 'unlisted' ? { ...whole, kind: 'similar' } : whole
    }
    const parts = isSure && !isPurpose ? [] : [first, ...clauses.map(answerOf), ...endsOf(whole.content)]
    const part = parts.find(({ kind }) => kind === 'found')
    return part ? { ...part, kind: whole.content.some(isHan) ? 'similar' : 'found', asks: whole.asks } : whole
  }

  /** What a Chinese name ends with is what it is, whatever stands before: 五花猪肉. */
  function endsOf(content: string[]) {
    if (!content.every(isHan)) return []
    return content.slice(1, -1).map((_, at) => answerOf(content.slice(at + 1).join('')))
  }

  function answerOf(query: string): Answer & { isSure: boolean } {
    const words = wordsOf(query)
    const typed = words.join(' ')
    const content = phrases.isNamed(words) || called(typed) ? [...words] : contentOf(query)
    const answer = answerTo(content, content.join(' '), typed, phrases.exactly(query.trim()))
    const { isSure } = answer
    const isFound = answer.kind === 'found'
    const own = lettersOf(query)
    // What the Latin names do not know may be Arabic in Latin letters: there a digit is a letter.
    const letters = own === 'latin' && more.latin ? 'others' : own
    const isSettled = more.latin && (isFound ? content.every((word) => isWritten(word) || !/\d/.test(word)) : isSure)
    const isDone = !content.length || (isFound && isSure) || more[letters] || isSettled
    const isPatient = own === 'latin' && (isFound || (more.latin && answer.kind === 'similar'))
    return { ...answer, asks: isDone ? 'never' : isPatient ? 'later' : 'now', letters, content }
  }

  function answerTo(content: string[], key: string, typed: string, exactly: Points): Said {
    if (!content.length) return { kind: 'unlisted', entries: [], isSure: true }
    const whole = called(key)
    const isOwn = [...(whole?.values() ?? [])].some((points) => points >= ownName)
    const near =
      isOwn || exactly.size
        ? undefined
        : (phrases.nearTo(typed.split(' ')) ?? phrases.nearTo(content.filter((word) => /\D/.test(word))))
    if (near !== undefined) return unlisted(near)
    const prohibition = isOwn ? undefined : phrases.prohibitedIn(wordsOf(typed))
    if (prohibition) return { kind: 'prohibited', entries: [], prohibition, isSure: true }

    const another = guesses && !isBegunBy(content, key) ? spelledIn(typed, content) : undefined
    const beside = isOwn || !content[1] ? [] : phrases.besideNames(content)
    const unsold = beside.find((word) => phrases.nearTo([word]) !== undefined && !isOurs(word)) ?? ''
    const nearest = phrases.nearTo([unsold])
    const isThing = nearest === 'things'
    if (another && !isThing && !content.every(isWritten)) return another

    const meanings = meaningsOf(content.filter((word) => word !== unsold))
    const points = together(meanings)
    for (const [place, extra] of [...(whole ?? []), ...exactly])
      if (points.has(place)) points.set(place, (points.get(place) ?? 0) + extra)
    const ranked = rankedBy(points)
    const entries = ranked.flatMap((place) => listed[place] ?? [])
    const [top = -1] = ranked
    // The last word may still name a form of ours: in “pecan pie halves” the halves are ours.
    const last = content.at(-1) ?? ''
    if (nearest && !(isThing && isQuality(last) && covers(meaningOf(last), top))) return unlisted(nearest)
    const asked = phrases.placesOf(content)
    if (asked?.size) {
      const own = entries.filter((_, nth) => (whole?.get(ranked[nth] ?? -1) ?? 0) >= ownName)
      // Sugars are those of the group, and whatever else has the word in its name.
      const named = ranked.filter((place) => meanings.every(({ points }) => (points.get(place) ?? 0) >= exact))
      const others = named.flatMap((place) => listed[place] ?? [])
      return { kind: 'found', entries: [...new Set([...atPlaces(asked, own, entries), ...others])], isSure: true }
    }
    const missing = isOwn ? undefined : elseNear(content, top)
    if (missing !== undefined) return unlisted(missing)
    if (top < 0) return { kind: 'unlisted', entries: [], isSure: false }
    const kind = kindOf(meanings, top, content)
    if (another && kind !== 'found') return another
    if (kind === 'unlisted') return { kind, entries: [], isSure: false }
    if (kind === 'similar') return { kind, entries, isSure: false }
    const first = listed[top]
    if (isOnlyPreserved(typed, first)) return unlisted(first?.group?.id ?? '')
    const term = [keyOfWords(content), ...content].map(phrases.termOf).find((one) => one?.of.includes(first?.id ?? ''))
    const place = placeOf(entries, meanings)
    return {
      kind,
      entries: place ? [place, ...entries] : entries,
      ...saidOf(term),
      isSure:
        content.every(isWritten) &&
        // A word of many names is not one of them; a grade is.
        (whole?.has(top) ||
          meanings.some((one) => (/\d/.test(key) || (content[1] && !one.isLoose)) && one.points.has(top))) &&
        meanings.every(
          (meaning) =>
            (meaning.points.get(top) ?? meaning.beside.get(top) ?? 0) >= exact - 4 ||
            (meaning.isLoose && covers(meaning, top)),
        ),
    }
  }

  function isWritten(word: string) {
    return !/\D/.test(word) || isWord(word) || phrases.nameAt([word], 0) !== undefined
  }

  /** A name, or the beginning of one: it is not looked up by its sound. */
  function isBegunBy(content: string[], key: string) {
    return (content.length < 2 && isBegun(key)) || phrases.isNamed(content) || phrases.begunBy(key).size > 0
  }

  /** What another spelling of a whole name leads to, with what was typed around it or without. */
  function spelledIn(typed: string, content: string[]) {
    const whole = phrases.spelledLike(typed.split(' '))
    return (whole?.points.size ? undefined : calledSo(whole)) ?? calledSo(phrases.spelledLike(content))
  }

  function calledSo(spelled?: Spelled): Said | undefined {
    if (!spelled) return undefined
    const { name, points, places: its, near, says, term, isGuess } = spelled
    const entries = rankedBy(points).flatMap((place) => listed[place] ?? [])
    if (its.size) return { kind: 'found', entries: atPlaces(its, [], entries), called: name, isSure: false }
    if (entries.length && isGuess) return undefined
    if (entries.length) return { kind: 'found', entries, called: name, ...saidOf(term), isSure: false }
    if (says) return { kind: 'prohibited', entries: [], prohibition: says, isSure: true }
    return near === undefined ? undefined : unlisted(near)
  }

  /** What is on request has no page, but a name: the way to it is an inquiry. */
  function unlisted(near: string) {
    const onRequest = listed.find(({ kind, id }) => kind === 'request' && id === near)
    if (onRequest) return { kind: 'found' as const, entries: [onRequest], isSure: true }
    const place = places.find(({ id }) => id === near)
    return { kind: 'unlisted' as const, entries: [], isSure: true, ...(place && { near: place }) }
  }

  /** The category or group that an answer is most of. */
  function placeOf(entries: Entry[], meanings: Meaning[]) {
    if (entries.length < 3 || meanings.every(({ isLoose }) => isLoose)) return undefined
    const shares = places.flatMap((place) => {
      const its = entries.filter((entry) => isIn(entry, place)).length
      const share = Math.min(its / (place.count ?? 1), its / entries.length)
      return its > 2 && share >= 0.5 ? [{ place, share }] : []
    })
    return shares.sort((one, next) => next.share - one.share)[0]?.place
  }

  /** Who asks for a place sees what is called so, then all that it has. */
  function atPlaces(ids: Set<string>, own: Entry[], ranked: Entry[]) {
    const asked = [...ids].flatMap((id) => places.filter((place) => place.id === id))
    const its = [...ranked, ...listed].filter((entry) => asked.some((place) => isIn(entry, place)))
    return [...new Set([...asked, ...own, ...its])]
  }
}

const isIn = ({ category, group }: Entry, place: Entry) => place.id === category?.id || place.id === group?.id

/** Fresh apricots were asked for, and ours are dried. */
const isOnlyPreserved = (typed: string, entry?: Entry) =>
  typed.split(' ').some(isFresh) && !preserved.test(typed) && preserved.test(`${entry?.name} ${entry?.other}`)

const preserved = /dried|dry|powder/i

const rankedBy = (points: Points) =>
  [...points].sort(([a, more], [b, less]) => less - more || a - b).map(([place]) => place)

const saidOf = (term?: Term & { name: string }) =>
  term && (term.use ? { use: term.use } : { term: { name: term.name, says: term.says ?? '' } })
