import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, goods, productsOf } from '#app/catalogue/catalogue.ts'
import { readNames } from '#app/catalogue/names.ts'
import { unsold } from '#app/catalogue/unsold.ts'
import { contentOf, keyOf, keyOfWords } from '#app/features/finder/commonWords.ts'
import type { Answer } from '#app/features/finder/finder.ts'
import { soundOf, wordsOf } from '#app/features/finder/fold.ts'
import { termsOf } from '#app/features/finder/makeMore.ts'
import { skeletonsOf, skeletonsOfArabic } from '#app/features/finder/skeleton.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { further } from '#content/site/further.ts'
import { prohibited } from '#content/site/prohibited.ts'
import { uses } from '#content/site/uses.ts'
import { answersIn } from '../finder/answers.ts'

const [english] = sources as [Source]
const products = catalogue.flatMap(productsOf)
const goodOf = (id: string) => products.find((product) => product.id === id)?.good ?? id

function addTo(all: Map<string, Set<string>>, key: string, meant: Iterable<string>) {
  all.set(key, new Set([...(all.get(key) ?? []), ...meant]))
}

/** Every name that the finder knows, with what may be answered to it: goods, places, or that it is not sold. */
const names = new Map<string, Set<string>>()
const call = (list: Iterable<string>, ...meant: string[]) => {
  for (const name of list) addTo(names, name, meant)
}
for (const [good, { en = [], ar = [], hindi = [], typed = [], scripts = [] }] of Object.entries(goods))
  call([...en, ...ar, ...hindi, ...typed, ...scripts], good)
for (const { good, en, ar } of products) call([en[0], ar[0]], good)
const table = readNames()
for (const [id, its] of Object.entries({ ...table.goods, ...table.products })) call(its, goodOf(id))
for (const [place, its] of Object.entries(table.places)) call(its, place)
for (const { words } of sources)
  for (const { id, groups } of catalogue) {
    const items: Readonly<Record<string, { name: string }>> = words.categories[id].groups.items
    call([words.categories[id].name], id)
    for (const group of groups) call([items[group.id]?.name ?? ''], `${id}/${group.id}`)
  }
for (const { names, of } of termsOf(english)) call(names, ...of.map(goodOf))
for (const { names, of } of uses) call(names.split(', '), ...of.map(goodOf))
for (const things of Object.values(unsold))
  call(
    Object.values(things).flatMap((list) => list.split(', ')),
    'none',
  )
for (const { typed, en, ar } of further) call([...typed, en, ar], 'none')
for (const { names } of prohibited) call(names.split(', '), 'none')

const soundIn = (name: string) => soundOf(keyOfWords(contentOf(name)).replaceAll(' ', ''))
/** Its digits are letters, and no amount. */
const isArabizi = (typed: string) => /[2-9]/.test(typed) && wordsOf(typed).every((word) => /[a-z]/.test(word))
const isArabic = (name: string) => /^[\u0621-\u064a\s]+$/.test(name)

/** How surely a name fits what was typed, the surest first: the keys that a name has, and those that a query is looked up by. */
const kinds: Record<
  string,
  [ofName: (name: string) => Iterable<string>, ofQuery: (typed: string) => Iterable<string>]
> = {
  exact: [(name) => [name.toLowerCase()], (typed) => [typed.toLowerCase()]],
  folded: [(name) => [wordsOf(name).join(' ')], (typed) => [wordsOf(typed).join(' ')]],
  key: [(name) => [keyOf(name)], (typed) => [keyOf(typed)]],
  'across scripts': [
    (name) => (isArabic(name) ? [...skeletonsOfArabic(contentOf(name))].filter((one) => one.length > 1) : []),
    (typed) => (isArabizi(typed) ? skeletonsOf(contentOf(typed)) : []),
  ],
  sound: [
    (name) => (/^[a-z ]{4,}$/.test(keyOf(name)) ? [soundIn(name)] : []),
    (typed) => [soundIn(typed)].filter((sound) => sound.length > 3),
  ],
}
const known = Object.entries(kinds).map(([kind, [ofName, ofQuery]]) => {
  const all = new Map<string, Set<string>>()
  for (const [name, meant] of names) for (const key of ofName(name)) if (key) addTo(all, key, meant)
  return { kind, all, ofQuery }
})

/** What the surest kind of fit says. */
function surest(typed: string) {
  for (const { kind, all, ofQuery } of known) {
    const meant = [...ofQuery(typed)].flatMap((key) => [...(all.get(key) ?? [])])
    if (meant.length) return { kind, meant }
  }
  return undefined
}

/** Who has typed the beginning of a name is not done, and words that stand in names are no spelling by ear. */
const words = new Set([...names.keys()].flatMap((name) => wordsOf(name)))
const begun = new Set(
  [...names.keys()]
    .flatMap((name) => [wordsOf(name).join(' '), ...wordsOf(name)])
    .flatMap((text) => Array.from(text, (_, nth) => text.slice(0, nth))),
)
const isByEar = (typed: string) =>
  !begun.has(wordsOf(typed).join(' ')) && !contentOf(typed).every((word) => words.has(word))

function isSo({ kind, entries }: Answer, meant: string[]) {
  const [first] = entries
  if (meant.includes('none') && (kind === 'unlisted' || kind === 'prohibited' || first?.kind === 'request')) return true
  // Of a category or group, what it holds.
  const shown = first?.kind === 'product' ? [first] : entries
  return shown.some(({ id, good, href }) =>
    meant.some((one) => one === id || one === good || (one.includes('/') && href.includes(one))),
  )
}

const inLatin = new Map(
  'ء2 آa أ2 ؤ2 إ2 ئ2 اa بb ةa تt ثt جj ح7 خ5 دd ذd رr زz سs شsh ص9 ضd ط6 ظz ع3 غgh فf ق2 كk لl مm نn هh وo ىa يi'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

const spellings: Record<string, (name: string) => string> = {
  'as they are': (name) => name,
  'without accents': (name) => name.normalize('NFKD').replace(/\p{M}/gu, ''),
  'in Latin letters and digits': (name) =>
    isArabic(name) ? name.replace(/./g, (letter) => inLatin.get(letter) ?? letter) : '',
  'by ear': (name) =>
    name
      .replace(/ee/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/v/g, 'w')
      .replace(/([bdgjkt])h/g, '$1')
      .replace(/k/g, 'kk'),
}
const { answerTo } = answersIn(english)

for (const [how, respell] of Object.entries(spellings))
  test(`a weaker kind of fit never overtakes a surer one: all names, ${how}`, (context) => {
    const counts: Record<string, number> = {}
    const wrong: string[] = []
    for (const typed of new Set([...names.keys()].map(respell))) {
      const fit = surest(typed)
      if (!fit || (fit.kind === 'sound' && !isByEar(typed))) continue
      counts[fit.kind] = (counts[fit.kind] ?? 0) + 1
      const answer = answerTo(typed)
      if (!isSo(answer, fit.meant))
        wrong.push(`${fit.kind} “${typed}”: ${answer.kind} ${answer.entries[0]?.id}, not ${fit.meant}`)
    }
    context.diagnostic(
      Object.entries(counts)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
    )
    assert.deepEqual(wrong, [])
  })
