import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, goods, productsOf } from '#app/catalogue/catalogue.ts'
import { readNames } from '#app/catalogue/names.ts'
import { unsold } from '#app/catalogue/unsold/unsold.ts'
import { type Answer, finder } from '#app/features/finder/finder.ts'
import { soundOf, wordsOf } from '#app/features/finder/fold.ts'
import { makeFiles } from '#app/features/finder/makeFiles.ts'
import { contentOf, keyOf, keyOfWords } from '#app/features/finder/content.ts'
import { skeletonsOf, skeletonsOfArabic } from '#app/features/finder/skeleton.ts'
import { termsOf } from '#app/features/finder/terms.ts'
import { sources } from '#app/i18n/editions.ts'
import type { Source } from '#app/i18n/source.ts'
import { further } from '#content/site/further.ts'
import { prohibited } from '#content/site/prohibited.ts'
import { uses } from '#content/site/uses.ts'

const [english] = sources as [Source]
const products = catalogue.flatMap(productsOf)
const goodOf = new Map(products.map(({ id, good }) => [id, good]))

/** Every name that the finder knows, with what may be answered to it: goods, places, or that it is not sold. */
const names = new Map<string, Set<string>>()
const call = (name: string, ...meant: string[]) =>
  names.set(name, new Set([...(names.get(name) ?? []), ...meant]))
for (const [good, { en = [], ar = [], hindi = [], typed = [], scripts = [] }] of Object.entries(goods))
  for (const name of [...en, ...ar, ...hindi, ...typed, ...scripts]) call(name, good)
for (const { good, en, ar } of products) for (const [name] of [en, ar]) call(name, good)
const table = readNames()
for (const [good, its] of Object.entries(table.goods)) for (const name of its) call(name, good)
for (const [id, its] of Object.entries(table.products)) for (const name of its) call(name, goodOf.get(id) ?? '')
for (const [place, its] of Object.entries(table.places)) for (const name of its) call(name, place)
for (const { words } of sources)
  for (const { id, groups } of catalogue) {
    call(words.categories[id].name, id)
    const items: Readonly<Record<string, { name: string }>> = words.categories[id].groups.items
    for (const group of groups) call(items[group.id]?.name ?? '', `${id}/${group.id}`)
  }
for (const { names, of } of termsOf(english)) for (const name of names) call(name, ...of.map((id) => goodOf.get(id) ?? id))
for (const { names, of } of uses) for (const name of names.split(', ')) call(name, ...of.map((id) => goodOf.get(id) ?? id))
for (const [, things] of Object.entries(unsold))
  for (const list of Object.values(things)) for (const name of list.split(', ')) call(name, 'none')
for (const { typed, en, ar } of further) for (const name of [...typed, en, ar]) call(name, 'none')
for (const { names } of prohibited) for (const name of names.split(', ')) call(name, 'none')

/** Its digits are letters, and no amount. */
const isArabizi = (typed: string) => /[2-9]/.test(typed) && wordsOf(typed).every((word) => /[a-z]/.test(word))

/** How surely a name fits what was typed, the surest first: keys under which a name is known, and under which it is looked for. */
const kinds: Record<string, [known: (name: string) => Iterable<string>, typed: (name: string) => Iterable<string>]> = {
  exact: [(name) => [name.toLowerCase()], (name) => [name.toLowerCase()]],
  folded: [(name) => [wordsOf(name).join(' ')], (name) => [wordsOf(name).join(' ')]],
  key: [(name) => [keyOf(name)], (name) => [keyOf(name)]],
  'across scripts': [
    (name) => (/^[\u0621-\u064a\s]+$/.test(name) ? [...skeletonsOfArabic(contentOf(name))].filter((one) => one.length > 1) : []),
    (name) => (isArabizi(name) ? skeletonsOf(contentOf(name)) : []),
  ],
  sound: [
    (name) => (/^[a-z ]{4,}$/.test(keyOf(name)) ? [soundOf(keyOfWords(contentOf(name)).replaceAll(' ', ''))] : []),
    (name) => [soundOf(keyOfWords(contentOf(name)).replaceAll(' ', ''))].filter((sound) => sound.length > 3),
  ],
}
const known = Object.fromEntries(
  Object.entries(kinds).map(([kind, [keysOf]]) => {
    const all = new Map<string, Set<string>>()
    for (const [name, meant] of names)
      for (const key of keysOf(name)) if (key) all.set(key, new Set([...(all.get(key) ?? []), ...meant]))
    return [kind, all]
  }),
)

/** Who has typed a part of a name is not done. */
const begun = new Set(
  [...names.keys()]
    .flatMap((name) => [wordsOf(name).join(' '), ...wordsOf(name)])
    .flatMap((word) => Array.from(word, (_, nth) => word.slice(0, nth))),
)

const written = new Set([...names.keys()].flatMap((name) => wordsOf(name)))

/** What the surest kind of fit says. */
function surest(typed: string) {
  for (const [kind, [, keysOf]] of Object.entries(kinds)) {
    const meant = [...keysOf(typed)].flatMap((key) => [...(known[kind]?.get(key) ?? [])])
    if (meant.length) return { kind, meant }
  }
  return undefined
}

function isSo({ kind, entries }: Answer, meant: string[]) {
  const [first] = entries
  if (meant.includes('none') && (kind === 'unlisted' || kind === 'prohibited' || first?.kind === 'request')) return true
  return entries
    .slice(0, first?.kind === 'product' ? 1 : undefined)
    .some(({ id, good = '', href }) => meant.some((one) => one === id || one === good || (one.includes('/') && href.includes(one))))
}

const arabizi = new Map(
  [...'ء2آaأ2ؤ2إ2ئ2اaبbةaتtثtجjح7خ5دdذdرrزzسsشSص9ضdط6ظzع3غGفfق2كkلlمmنnهhوoىaيi'].map((sign, nth, all) => [sign, (all[nth + 1] ?? '').replace('S', 'sh').replace('G', 'gh')]),
)

/** Ways to write a name less surely: without its accents, by ear. */
const respelled: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  'without accents': (name) => name.normalize('NFKD').replace(/\p{M}/gu, ''),
  'in Latin letters and digits': (name) =>
    /^[\u0621-\u064a\s]+$/.test(name) ? name.replace(/./g, (letter) => arabizi.get(letter) ?? letter) : '',
  'by ear': (name) => name.replace(/ee/g, 'i').replace(/oo/g, 'u').replace(/v/g, 'w').replace(/([bdgjkt])h/g, '$1').replace(/k/g, 'kk'),
}

for (const [how, respell] of Object.entries(respelled))
  test(`a weaker kind of fit never overtakes a surer one: names ${how}`, (context) => {
    const { index, more } = makeFiles(english)
    const [find1, findAll] = [finder(index), finder(index, more)]
    const find = (typed: string) => { const answer = find1(typed); return answer.asks === "never" ? answer : findAll(typed) }
    const counts: Record<string, [number, number]> = {}
    const wrong: string[] = []
    for (const name of names.keys()) {
      const typed = respell(name)
      const fit = surest(typed)
      if (!fit || (fit.kind === 'sound' && (begun.has(wordsOf(typed).join(' ')) || contentOf(typed).every((word) => written.has(word))))) continue
      const count = (counts[fit.kind] ??= [0, 0])
      count[1]++
      const answer = find(typed)
      if (!isSo(answer, fit.meant)) { count[0]++
        wrong.push(`${fit.kind} “${typed}”: ${answer.kind} ${answer.entries[0]?.id}, not ${fit.meant}`) }
    }
    context.diagnostic(JSON.stringify(counts))
    assert.equal(wrong.length, 0, wrong.join('\n'))
  })
