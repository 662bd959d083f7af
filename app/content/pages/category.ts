import type { CategoryFacts, CategoryId } from '#app/catalogue/types.ts'
import { pictured } from '../editions.ts'
import type { Source } from '../source.ts'
import type { Call, CategoryWords } from '../types.ts'
import { seasonsOf } from './seasons.ts'
import { card, categoryIds, numberOf, opening, worded } from './shared.ts'
import { sheetPath } from './sheet.ts'
import { monthHeads } from './tradeFigures.ts'

/** Dry goods have figures and end with a call; fruits, vegetables and meat end after their features, and lead on to others. */
export function categoryOf(source: Source, facts: CategoryFacts) {
  const words: CategoryWords = source.words.categories[facts.id]
  return words.callToAction
    ? ({ kind: 'category', content: dryContent(source, facts, words, words.callToAction) } as const)
    : ({ kind: 'freshCategory', content: freshContent(source, facts, words) } as const)
}

function dryContent(source: Source, facts: CategoryFacts, words: CategoryWords, callToAction: Call) {
  const { specifications, standards, applications } = words
  const { quote } = source.words
  return { ...shared(source, facts, words), specifications, standards, applications, quote, callToAction }
}

const freshContent = (source: Source, facts: CategoryFacts, words: CategoryWords) => ({
  ...shared(source, facts, words),
  seasons: seasonsWith(source, facts),
  onward: onwardFrom(source, facts.id),
})

/** The words of a category joined with its groups and products. */
function shared(source: Source, facts: CategoryFacts, words: CategoryWords) {
  const { groups, features } = words
  return {
    ...opening(source, words, facts.picture),
    category: facts.id,
    number: numberOf(facts.id),
    groups: {
      ...groups,
      sheet: source.words.sheet.link,
      items: facts.groups.map((group) => ({
        id: group.id,
        formerly: group.formerly ?? [],
        ...wordsOf(words, group.id),
        picture: pictured(source, group.picture),
        products: group.products.map((product) => worded(source, product)),
        path: sheetPath(facts, group),
      })),
    },
    features,
  }
}

/** Where goods have seasons: their year, and its months. */
function seasonsWith(source: Source, facts: CategoryFacts) {
  const seasons = seasonsOf(source, facts)
  return seasons && { ...seasons, months: monthHeads(source.language) }
}

function onwardFrom(source: Source, id: CategoryId) {
  const { label, previous, next } = source.words.shell.onward
  const beside = (step: number, direction: string) => {
    const other = categoryIds.at((categoryIds.indexOf(id) + step) % categoryIds.length) ?? id
    return { label: direction, number: numberOf(other), ...card(source, other) }
  }
  return { label, previous: beside(-1, previous), next: beside(1, next) }
}

function wordsOf({ name, groups }: CategoryWords, id: string) {
  const found = groups.items[id]
  if (!found) throw new Error(`The words of ${name} have none for the group "${id}"`)
  return found
}

export type CategoryContents = {
  category: ReturnType<typeof dryContent>
  freshCategory: ReturnType<typeof freshContent>
}
