import type { Allergen } from '#content/schema/goods.ts'
import type { GuideWords, Stated } from '#content/schema/guides.ts'
import { english } from '#content/site/en/words.ts'
import { catalogue } from '../../app/catalogue/catalogue.ts'
import { type ProductFacts, productFacts } from '../../app/catalogue/productFacts.ts'
import { statedFor } from '../../app/catalogue/statements.ts'
import { whereInWords } from './place.ts'

/** A product in the table of its guide, with everything that is said in its row and the facts that stand beside it. */
export type RowText = {
  place: string
  name: string
  said: string
  facts: Pick<ProductFacts, 'hs' | 'allergens' | 'standards'>
}
/** A guide: its rows, its sentences outside of the table, and our figures over it. */
export type GuideText = {
  place: string
  rows: readonly RowText[]
  texts: readonly { place: string; text: string }[]
  stated: readonly Stated[]
}

/** The guides as the check for contradictions reads them: in English, which the Arabic follows. */
export function englishGuides(): GuideText[] {
  return catalogue.flatMap(({ id: category, groups }) =>
    groups.map(({ id: group, products }) => {
      const guide = (english.guides[category] as Record<string, GuideWords>)[group] as GuideWords
      const place = (...keys: string[]) => whereInWords('en', ['guides', category, group, ...keys])
      const { lead, caption, terms, table, also } = guide.reading
      const said = (name: string) =>
        [table, also?.table].flatMap((one) => one?.rows ?? []).filter(([first]) => first && name.startsWith(first))
      return {
        place: place('grades'),
        rows: products.map(({ id, en: [name, note = ''] }) => ({
          place: place('meanings', id),
          name,
          said: [note, guide.meanings[id], ...said(name).flat()].join(' '),
          facts: productFacts(id),
        })),
        texts: [
          { place: place('introduction'), text: guide.introduction },
          { place: place('reading', 'lead'), text: lead },
          { place: place('reading', 'caption'), text: caption },
          ...terms.map((term) => ({ place: place('reading', 'terms'), text: term.join(': ') })),
        ],
        stated: statedFor(group),
      }
    }),
  )
}

/** Words of English that name what an allergen class is about. */
const allergenWords: readonly (readonly [words: RegExp, classes: readonly Allergen[]])[] = [
  [/\b(milk powder|whey|casein)\b/gi, ['milk', 'milk-if-added', 'milk-if-whey']],
  [/\bmilk(?=,| (or|and) (soy|egg|gluten))/gi, ['milk', 'milk-if-added', 'milk-if-whey']],
  [/\bsoy(a|beans?)?\b/gi, ['soybeans-if-soy']],
  [/\b(wheat|barley|starch|gluten)\b/gi, ['gluten-if-starch', 'gluten-if-wheat']],
  [/\b(sulfur dioxide|sulfured|sulfited|sulfites)\b/gi, ['sulfites-if-treated']],
  [/\b(shrimp|prawns?|crabs?|lobsters?)\b/gi, ['crustaceans']],
  [/\b(squid|mussels?|oysters?)\b/gi, ['mollusks']],
  [/\bfish\b/gi, ['fish']],
  [/\bsesame\b/gi, ['sesame']],
  [/\bmustard\b/gi, ['mustard']],
  [/\bpeanuts?\b/gi, ['peanuts']],
  [/\b(almonds?|cashews?|pistachios?|walnuts?|hazelnuts?|pecans?|macadamias?|Brazil nuts?)\b/gi, ['tree-nuts']],
  [/\b(eggs?|celery)\b/gi, []],
]

/** Animals by their words, and the customs codes that are theirs. */
const animals: readonly (readonly [words: RegExp, codes: RegExp])[] = [
  [/\b(beef|veal)\b/i, /^(0201|0202|0210\.20|1602\.50)/],
  [/\b(pork)\b/i, /^(0203|0210\.1|1602\.4)/],
  [/\b(turkey|chicken|duck)\b/i, /^(0207|0210\.99|1602\.3)/],
  [/\b(lamb|mutton|sheep|goat)\b/i, /^(0204|0210\.99|1602\.90)/],
]

/** What a product cannot be while one of our figures stands over it. */
const outside: Readonly<Partial<Record<Stated, RegExp>>> = {
  spiceMoisture: /\b(moist|supple)\b/i,
  spicePacks: /\bsaffron\b/i,
  bulk: /\bsaffron\b/i,
  beveragePacks: /\bready to drink\b|\bcans?\b/i,
  beverageBlending: /\bready to drink\b|\bcans?\b/i,
}

/** Forms that share no standard: it is for one of them. */
const forms = [/\bin[ -]shell\b/i, /\b(flour|powder|ground)\b/i, /\b(blanched|peeled)\b/i, /\bfor processing\b/i]

/** It names granulated, powdered and soft sugars. */
const ofManyForms: readonly string[] = ['CXS 212']

/** Rows that contradict what is said over or beside them, a sentence each with file and line. */
export function* checkContradictions(guides: readonly GuideText[]) {
  for (const guide of guides) {
    for (const row of guide.rows) {
      yield* allergensOf(row)
      yield* codesOf(row)
      yield* figuresOf(row, guide.stated)
    }
    for (const { place, text } of guide.texts)
      for (const said of sentencesOf(text)) yield* allergensOver(guide, place, said)
    yield* alike(guide)
  }
}

/** "Not sulfured" and "gluten-free" name what is not there. */
const affirmed = (text: string) => text.replace(/\b(no|not|without|free of) \w+|\w+-free/gi, '')

const sentencesOf = (text: string) => affirmed(text).split(/(?<=[.!?]) /)

const carries = ({ facts }: RowText, classes: readonly Allergen[]) =>
  facts.allergens.some((one) => classes.includes(one) || one === 'by-recipe')

function* allergensOf(row: RowText) {
  for (const [words, classes] of allergenWords) {
    const [word] = affirmed(row.said).match(words) ?? []
    if (word && !carries(row, classes)) yield missing(row.place, word, row.name)
  }
}

/** A sentence over the rows: of the products that it names, or else of one of them at least. */
function* allergensOver({ rows }: GuideText, place: string, said: string) {
  for (const [words, classes] of allergenWords)
    for (const word of new Set(said.match(words) ?? [])) {
      const carrying = rows.filter((row) => carries(row, classes))
      if (carrying.some(({ name }) => name.toLowerCase().includes(word.toLowerCase()))) continue
      const named = rows.filter(({ name }) => said.toLowerCase().includes(firstOf(name)))
      if (!named.length && !carrying.length) yield missing(place, word, 'no product here')
      for (const row of named) if (!carrying.includes(row)) yield missing(place, word, row.name)
    }
}

/** "Jaggery Blocks" is named by "jaggery", "Palm Sugar" by both its words. */
const firstOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/ (blocks|powder|mix|shakes|drinks)$/, '')
    .replace(/s$/, '')

const missing = (place: string, word: string, name: string) =>
  `${place}: it says “${word}”, and ${name} carries no such allergen class. Add the class in goods.ts of its category, or change the words.`

function* codesOf({ place, name, said, facts: { hs } }: RowText) {
  const codes = hs ? [hs, ...(hs.others ?? [])].map(({ code }) => code) : []
  if (!codes.some((code) => animals.some(([, its]) => its.test(code)))) return
  for (const [words, its] of animals) {
    const [animal] = said.match(words) ?? []
    if (animal && !codes.some((code) => its.test(code)))
      yield `${place}: it says “${animal}”, and the customs code of ${name}, ${codes.join(', ')}, is of another animal. Print the code of each, or none.`
  }
}

function* figuresOf({ place, name, said }: RowText, stated: readonly Stated[]) {
  for (const line of stated) {
    const [word] = (outside[line] && `${name} ${said}`.match(outside[line])) || []
    if (word)
      yield `${place}: it says “${word}”, and our figure \`${line}\` stands over ${name}. Take it off the group in content/site/statements.ts, or name the goods that it is for.`
  }
}

/** One standard for all of a guide, though its goods differ in form. */
function* alike({ place, rows }: GuideText) {
  const formOf = (row: RowText) => forms.findIndex((form) => form.test(`${row.name} ${row.said}`))
  const [first] = rows
  const other = first && rows.find((row) => formOf(row) !== formOf(first))
  if (!other) return
  for (const standard of first.facts.standards)
    if (rows.every(({ facts }) => facts.standards.includes(standard)) && !ofManyForms.includes(standard))
      yield `${place}: ${standard} stands over all of it, and ${first.name} and ${other.name} are of different forms. Give it to those that it is for, in goods.ts of its category.`
}
